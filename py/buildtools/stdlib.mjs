// Run by Node.js during the build: node stdlib.mjs PYODIDE WHEEL OUTPUT MODULE...
// Imports the modules in Pyodide, does what the page's worker does besides, and writes every module of the standard
// library that this needed, compiled, to OUTPUT: a JSON object of paths in the archive and contents in hexadecimal.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [home, wheel, output, ...modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const { info } = JSON.parse(fs.readFileSync(`${home}/pyodide-lock.json`, "utf8"));

async function main() {
  const python = await loadPyodide({
    indexURL: home,
    lockFileContents: { info, packages: {} },
    packageBaseUrl: `${home}/`,
    // Else the order of things in a set, and with it the bytes of a module, would differ from build to build.
    env: { PYTHONHASHSEED: "0" },
    _makeSnapshot: true,
  });
  const { buffer } = Uint8Array.from(fs.readFileSync(wheel));
  python.unpackArchive(buffer, "wheel");
  try {
    python.runPython("raise ValueError");
  } catch {
    // Now what Python imports to report an error is there, too.
  }
  python.makeMemorySnapshot();
  const collect = python.runPython(fs.readFileSync(new URL("stdlib_used.py", import.meta.url), "utf8"));
  fs.writeFileSync(output, collect(modules.join(" ")));
}

// An error that nobody catches would be printed after the line that it comes from, which has a million characters.
main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
