// Holds the built pages to what they promise: a small first load, hashed names, nothing inline, nothing from elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const pages = join(dirname(fileURLToPath(import.meta.url)), "../../build/web");
const mostScript = 60 * 1024;
const html = readFileSync(join(pages, "index.html"), "utf8");
const faults = [];

// What the browser loads for the home page: the scripts and styles that the HTML names.
const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
const elsewhere = named.filter((address) => !address.startsWith("/") || address.startsWith("//"));
if (elsewhere.length > 0) faults.push(`index.html asks other hosts: ${elsewhere.join(", ")}`);

const scripts = named.filter((address) => address.endsWith(".js"));
const bytes = scripts.reduce((sum, address) => sum + gzipSync(readFileSync(join(pages, address))).length, 0);
if (bytes > mostScript) faults.push(`the home page loads ${bytes} bytes of compressed script, more than ${mostScript}`);

if (/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/.test(html)) faults.push("index.html has a script or style inside");
for (const file of readdirSync(join(pages, "assets"))) {
    if (!/-[\w-]{8}\.\w+$/.test(file)) faults.push(`assets/${file} has no hash in its name`);
}

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`the home page loads ${bytes} bytes of compressed script`);
process.exit(faults.length === 0 ? 0 : 1);
