// What every page is held to, looked at in the browser: contrast, names, headings, order of focus, width.
//
// Runs inside the page; returns a sentence for each fault.
export function faultsOf() {
    const faults = [];
    const visible = (element) => element.checkVisibility?.() ?? true;
    const short = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;

    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) faults.push(`${overflow} pixels wider than the window`);

    // --- contrast of text, by the formula of WCAG 2 ---
    const channels = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
    const groundOf = (element) => {
        const layers = [];
        for (let at = element; at; at = at.parentElement) {
            const colour = channels(getComputedStyle(at).backgroundColor);
            if (colour.length === 4 && colour[3] === 0) continue;
            layers.push(colour);
            if (colour.length === 3) break;
        }
        return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        const isText = text.textContent.trim() !== "" && element && !element.closest("svg, noscript, script, style, .hidden-text, .skip");
        if (!isText || seen.has(element) || !visible(element) || element.closest(":disabled, [aria-hidden=true]")) continue;
        seen.add(element);
        const style = getComputedStyle(element);
        const ground = groundOf(element);
        const [light, dark] = [luminance(over(channels(style.color), ground)), luminance(ground)].sort((a, b) => b - a);
        const ratio = (light + 0.05) / (dark + 0.05);
        const size = parseFloat(style.fontSize);
        const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
        if (ratio < least) faults.push(`contrast ${ratio.toFixed(2)} of "${text.textContent.trim().slice(0, 30)}" in ${short(element)}`);
    }

    // --- names ---
    const nameOf = (element) =>
        element.getAttribute("aria-label") ??
        (element.labels?.[0]?.textContent || element.textContent || element.getAttribute("title") || "");
    for (const element of document.querySelectorAll("a[href], button, input, select, textarea, [role=button]")) {
        if (visible(element) && nameOf(element).trim() === "") faults.push(`no name: ${short(element)}`);
    }
    for (const image of document.querySelectorAll("svg")) {
        const isNamed = image.closest("[aria-hidden=true]") || image.hasAttribute("aria-label") || image.closest("[role=img][aria-label]");
        if (!isNamed) faults.push(`neither named nor hidden: ${short(image)}`);
    }

    // --- structure ---
    if (document.querySelectorAll("h1").length !== 1) faults.push("there is not exactly one h1");
    let level = 0;
    for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
        const next = Number(heading.tagName[1]);
        if (level > 0 && next > level + 1) faults.push(`h${next} after h${level}: ${heading.textContent}`);
        level = next;
    }
    if (document.querySelector("[tabindex]:not([tabindex='0']):not([tabindex='-1'])")) faults.push("a tab order of its own");
    if (document.documentElement.lang === "") faults.push("no language");
    return faults;
}
