# Terwijl de spelregels starten, en als dat niet lukt.
python-loading = De tafel wordt gedekt …
python-bytes = { NUMBER($done, minimumFractionDigits: 1) } van { NUMBER($total, minimumFractionDigits: 1) } MB is er. Dat is alleen de eerste keer nodig; later zijn de spellen er meteen.
python-starting = Alles is er. De spelregels worden klaargelegd; dat duurt de eerste keer een paar seconden.
python-cannot = De spellen kunnen niet starten
python-failed-webassembly = Deze browser voert geen WebAssembly uit, en dat hebben de spelregels nodig. Misschien is het uitgezet: door een instelling, een extensie of de beheerder van dit apparaat.
    .help = Probeer een andere browser, een nieuwere versie van deze, of een venster zonder extensies. Vraag op een apparaat van school of kantoor de beheerder om WebAssembly voor deze pagina toe te staan.
python-failed-download = Een deel van de spellen is niet aangekomen.
    .help = Kijk of er verbinding is en probeer het opnieuw. Gebeurt het steeds weer, dan ontbreekt er misschien een bestand op de plek waar deze pagina staat: vertel het aan wie haar daar heeft gezet.
python-failed-memory = Dit apparaat heeft op het moment te weinig vrij geheugen voor de spellen.
    .help = Sluit andere tabbladen en programma’s, en probeer het opnieuw.
python-failed-python = De spelregels zijn gestart, maar er ging iets mis.
    .help = Laad de pagina opnieuw. Gebeurt het steeds weer, vertel dan wat hieronder staat aan wie de pagina heeft geplaatst.
python-failed-browser = Deze browser is te oud voor de spellen, of een onderdeel ervan is uitgezet.
    .help = Werk de browser bij of probeer een andere: Firefox, Chrome, Edge of Safari van de laatste twee jaar.
python-failed-stalled = Er is een minuut lang niets aangekomen.
    .help = Misschien is de verbinding heel traag of weg. Kijk of andere pagina’s wel laden en probeer het opnieuw.
python-details = Voor wie deze pagina beheert
