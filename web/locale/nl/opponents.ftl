# Computer players: what they are, and what the page says of them.
stood-in = { $name } kwam er niet uit; daarom is er snel een zet gedaan.
fault-computer = De computer antwoordt niet. Het spel staat zoals het stond.

settings-pace = Computerspelers zetten
settings-pace-slow = Rustig
settings-pace-normal = Gewoon
settings-pace-fast = Meteen
