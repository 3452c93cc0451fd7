# Medan spelreglerna startar, och när de inte kan det.
python-loading = Bordet dukas …
python-bytes = { NUMBER($done, minimumFractionDigits: 1) } av { NUMBER($total, minimumFractionDigits: 1) } MB är här. Det behövs bara första gången; sedan är spelen genast på plats.
python-starting = Allt är här. Spelreglerna läggs fram, vilket tar några sekunder första gången.
python-cannot = Spelen kan inte starta
python-failed-webassembly = Den här webbläsaren kör inte WebAssembly, som spelreglerna behöver. Det kan vara avstängt av en inställning, ett tillägg eller den som sköter enheten.
    .help = Prova en annan webbläsare, en nyare version av den här eller ett fönster utan tillägg. På en enhet från skolan eller jobbet: be den som sköter den att tillåta WebAssembly för den här sidan.
python-failed-download = En del av spelen kom inte fram.
    .help = Se efter om det finns en anslutning och försök igen. Om det händer varje gång kan en fil saknas där sidan ligger: säg det till den som lade den där.
python-failed-memory = Enheten har för lite ledigt minne för spelen just nu.
    .help = Stäng andra flikar och program och försök igen.
python-failed-python = Spelreglerna startade, men något gick fel.
    .help = Ladda om sidan. Om det händer varje gång, berätta vad som står här nedanför för den som lade ut sidan.
python-failed-browser = Webbläsaren är för gammal för spelen, eller så är en del av den avstängd.
    .help = Uppdatera webbläsaren eller prova en annan: Firefox, Chrome, Edge eller Safari från de senaste två åren.
python-failed-stalled = Ingenting har kommit fram på en minut.
    .help = Anslutningen kan vara mycket långsam eller borta. Se efter om andra sidor laddas och försök igen.
python-details = För den som sköter sidan
