// What a page costs: bytes, requests, how many of them wait for one another, and when something is seen. Each time in a browser
// that has never been here.
import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

// Chrome's "Slow 3G": each request waits 400 ms, 400 kbit/s; and a processor a quarter as fast.
export const slow = { latency: 400, kilobits: 400, processor: 4 };

// Runs in the page before anything else.
function watch() {
    const seen = { shift: 0, longest: 0, largest: 0, board: null, shifted: [] };
    window.measured = seen;
    const on = (type, call) => new PerformanceObserver((list) => list.getEntries().forEach(call)).observe({ type, buffered: true });
    on("layout-shift", (entry) => {
        if (entry.hadRecentInput) return;
        seen.shift += entry.value;
        for (const { node } of entry.sources) seen.shifted.push(`${entry.value.toFixed(3)} ${node?.parentElement?.className ?? ""} > ${node?.tagName ?? node?.nodeName} ${node?.className ?? ""}`);
    });
    on("longtask", (entry) => (seen.longest = Math.max(seen.longest, entry.duration)));
    on("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
    const look = () => {
        if (document.querySelector("svg.board, iframe.viewer")) seen.board = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}

// By the scripts that asked for them: the document is the first link of the chain, what it names the second.
class Traffic {
    bytes = 0;
    depths = new Map();
    requests = 0;
    addresses = new Map();

    begin({ requestId, request, initiator }) {
        const { url } = request;
        if (url.startsWith("data:") || url.startsWith("blob:")) return;
        this.requests += 1;
        this.addresses.set(requestId, url);
        const callers = [initiator.url, ...(initiator.stack?.callFrames ?? []).map((frame) => frame.url)];
        for (let stack = initiator.stack?.parent; stack; stack = stack.parent) callers.push(...stack.callFrames.map((frame) => frame.url));
        const depth = 1 + Math.max(0, ...callers.filter((caller) => caller !== url).map((caller) => this.depths.get(caller) ?? 0));
        this.depths.set(url, Math.max(depth, this.depths.get(url) ?? 0));
    }
    end({ encodedDataLength }) {
        this.bytes += encodedDataLength;
    }
    get chain() {
        return Math.max(0, ...this.depths.values());
    }
}

// Opens the page and waits until `ready` is in sight and nothing is under way any more.
export async function measure(browser, { address, headers, cookies = [], ready, profile = null, viewport = { width: 1366, height: 650 } }) {
    const context = await browser.newContext({ viewport, serviceWorkers: "block", reducedMotion: "reduce", extraHTTPHeaders: headers });
    try {
        await context.addCookies(cookies);
        const page = await context.newPage();
        await page.addInitScript(watch);
        const line = await context.newCDPSession(page);
        const traffic = new Traffic();
        line.on("Network.requestWillBeSent", (event) => traffic.begin(event));
        line.on("Network.loadingFinished", (event) => traffic.end(event));
        await line.send("Network.enable");
        if (profile) {
            const bytes = (profile.kilobits * 1000) / 8;
            await line.send("Network.emulateNetworkConditions", {
                offline: false,
                latency: profile.latency,
                downloadThroughput: bytes,
                uploadThroughput: bytes,
            });
            await line.send("Emulation.setCPUThrottlingRate", { rate: profile.processor });
        }
        await page.goto(address, { waitUntil: "load", timeout: 120_000 });
        await page.locator(ready).first().waitFor({ timeout: 120_000 });
        await page.waitForLoadState("networkidle", { timeout: 120_000 });
        const seen = await page.evaluate(() => ({ ...window.measured, first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null }));
        if (process.env.CHAIN) for (const [url, depth] of traffic.depths) console.log(`# ${depth} ${new URL(url).pathname}`);
        return { ...seen, bytes: traffic.bytes, requests: traffic.requests, chain: traffic.chain };
    } finally {
        await context.close();
    }
}

// What a document costs with the scripts and styles that it names: how many they are, and their bytes with their headers, as they
// are sent to a browser that takes everything.
export async function costOf(address, headers = {}) {
    const { body, bytes } = await got(address, headers);
    const named = [...body.matchAll(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*? (?:src|href)="([^"]+)"/g)].map(([, file]) => new URL(file, address).href);
    const files = await Promise.all([...new Set(named)].map((file) => got(file, headers)));
    return { named, requests: 1 + files.length, bytes: files.reduce((sum, file) => sum + file.bytes, bytes) };
}

function got(address, headers) {
    return new Promise((resolve, reject) => {
        get(address, { headers: { ...headers, "Accept-Encoding": "gzip, deflate, br" } }, (answer) => {
            const parts = [];
            answer.on("data", (part) => parts.push(part));
            answer.on("error", reject);
            answer.on("end", () => {
                const sent = Buffer.concat(parts);
                const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers["content-encoding"]] ?? ((plain) => plain);
                const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
                resolve({ body: unpacked(sent).toString(), bytes: sent.length + head });
            });
        }).on("error", reject);
    });
}

const whole = (value) => (value === null ? "–" : Math.round(value).toLocaleString("en"));

// As a table of Markdown.
export function table(rows) {
    const head = "| page | KB | requests | chain | FCP ms | LCP ms | CLS | longest task ms | slow: FCP ms | slow: LCP ms | slow: board ms |";
    const lines = rows.map(
        ({ name, fast, slowly }) =>
            `| ${name} | ${Math.round(fast.bytes / 1000)} | ${fast.requests} | ${fast.chain} | ${whole(fast.first)} | ${whole(fast.largest)} | ` +
            `${fast.shift.toFixed(3)} | ${whole(fast.longest)} | ${whole(slowly?.first ?? null)} | ${whole(slowly?.largest ?? null)} | ${whole(slowly?.board ?? null)} |`,
    );
    return [head, `|${" --- |".repeat(11)}`, ...lines].join("\n");
}
