// The built pages (build/web, or the folder PAGES), served under the strict Content-Security-Policy that the arena
// uses, and a browser to look at them with. There is no arena behind them: its interface is empty.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";

export const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const pages = process.env.PAGES ?? join(web, "../build/web");
// As libs/web/server has it.
const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

function answer(request, response) {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    if (path === "/api/v1/tables" || path === "/api/v1/games") {
        response.writeHead(200, { "Content-Type": "application/json" });
        response.end('{"items":[],"next":null}');
        return;
    }
    if (path.startsWith("/api/")) {
        response.writeHead(404, { "Content-Type": "application/json" });
        response.end('{"error":{"code":"not_found","message":"there is no arena here"}}');
        return;
    }
    const found = join(pages, path);
    const file = existsSync(found) && statSync(found).isFile() ? found : join(pages, "index.html");
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream", "Content-Security-Policy": policy });
    createReadStream(file).pipe(response);
}

// Calls back with a browser and the address of the pages.
export async function withPages(action) {
    const server = createServer(answer);
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    // The sandbox of the browser itself needs rights that a container's root does not have.
    const browser = await launch();
    try {
        await action(browser, `http://127.0.0.1:${server.address().port}`);
    } finally {
        await browser.close();
        server.close();
    }
}
