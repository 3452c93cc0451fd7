# While the rules of the games start, and when they cannot.
python-loading = Setting the table …
python-bytes = { NUMBER($done, minimumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1) } MB are here. This is only needed the first time; later the games are there at once.
python-starting = Everything is here. The rules are being laid out, which takes a few seconds the first time.
python-cannot = The games cannot start
python-failed-webassembly = This browser does not run WebAssembly, which the rules of the games need. It may be switched off, by a setting, an extension or the administrator of this device.
    .help = Try another browser, a newer version of this one, or a window without extensions. On a device of a school or an office, ask those who look after it to allow WebAssembly for this page.
python-failed-download = A part of the games did not arrive.
    .help = See whether there is a connection, and try again. If it happens every time, a file may be missing where this page is kept: tell whoever put it there.
python-failed-memory = This device has too little free memory for the games at the moment.
    .help = Close other tabs and programs, and try again.
python-failed-python = The rules of the games started, but ran into an error.
    .help = Load the page again. If it happens every time, tell whoever put the page there what is written below.
python-failed-browser = This browser is too old for the games, or one of its parts is switched off.
    .help = Update the browser, or try another one: Firefox, Chrome, Edge or Safari of the last two years.
python-failed-stalled = Nothing has arrived for a minute.
    .help = The connection may be very slow or gone. See whether other pages load, and try again.
python-details = For those who look after this page
