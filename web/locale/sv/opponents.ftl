# Computer players: what they are, and what the page says of them.
stood-in = { $name } körde fast, så ett snabbt drag gjordes i stället.
fault-computer = Datorn svarar inte. Partiet är som det var innan.

settings-pace = Datorspelare drar
settings-pace-slow = Lugnt
settings-pace-normal = Normalt
settings-pace-fast = Genast
