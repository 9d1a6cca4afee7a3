// The part of Markdown that rules are written in, as values: headings, lists, paragraphs, code and simple emphasis.
//
// Authors of games are strangers. Nothing becomes HTML by itself: what is not known here stays text, and there are no
// pictures and no links but to https addresses.
export type Inline =
    | { readonly is: "text" | "code" | "strong" | "emphasis"; readonly text: string }
    | { readonly is: "link"; readonly text: string; readonly href: string };

export type Block =
    | { readonly is: "heading" | "paragraph"; readonly text: string }
    | { readonly is: "list"; readonly isNumbered: boolean; readonly items: readonly string[] }
    | { readonly is: "code"; readonly text: string };

// No part may begin twice in what it takes: then a text of one sign would take the square of its length.
const inline = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^[\]\n]+)\]\((https:\/\/[^\s()]+)\)/g;

export function inlineOf(text: string): Inline[] {
    const parts: Inline[] = [];
    let end = 0;
    for (const found of text.matchAll(inline)) {
        if (found.index > end) parts.push({ is: "text", text: text.slice(end, found.index) });
        const [whole, code, strong, emphasis, words, href] = found;
        if (code !== undefined) parts.push({ is: "code", text: code });
        else if (strong !== undefined) parts.push({ is: "strong", text: strong });
        else if (emphasis !== undefined) parts.push({ is: "emphasis", text: emphasis });
        else parts.push({ is: "link", text: words ?? "", href: href ?? "" });
        end = found.index + whole.length;
    }
    if (end < text.length) parts.push({ is: "text", text: text.slice(end) });
    return parts;
}

const item = /^\s*(?:[-*+]|(\d{1,3})[.)]) +(.*)$/;

const isHeading = (line: string) => /^#{1,6} /.test(line);

// Without the signs before and behind it.
function headingIn(line: string): string {
    const text = line.replace(/^#+/, "").trim();
    let end = text.length;
    while (text[end - 1] === "#") --end;
    return end === 0 || text[end - 1] === " " ? text.slice(0, end).trimEnd() : text;
}

// The block that begins at this line, and the line after it.
function blockAt(lines: readonly string[], at: number): [Block, number] {
    const line = lines[at] ?? "";
    if (line.startsWith("```")) {
        const close = lines.findIndex((other, index) => index > at && other.startsWith("```"));
        const end = close < 0 ? lines.length : close;
        return [{ is: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
    }
    if (isHeading(line)) return [{ is: "heading", text: headingIn(line) }, at + 1];
    const first = item.exec(line);
    if (first) {
        const items: string[] = [];
        let end = at;
        for (; end < lines.length && lines[end]?.trim() !== ""; ++end) {
            const next = item.exec(lines[end] ?? "");
            // A line that is no item goes on with the one before.
            if (next) items.push(next[2] ?? "");
            else items.push(`${items.pop() ?? ""} ${lines[end]?.trim() ?? ""}`);
        }
        return [{ is: "list", isNumbered: first[1] !== undefined, items }, end];
    }
    let end = at + 1;
    const isOpen = (text: string) => text.trim() !== "" && !text.startsWith("```") && !isHeading(text) && !item.test(text);
    while (end < lines.length && isOpen(lines[end] ?? "")) ++end;
    return [{ is: "paragraph", text: lines.slice(at, end).join("\n") }, end];
}

export function blocksOf(text: string): Block[] {
    const lines = text.replace(/\r\n?/g, "\n").split("\n");
    const blocks: Block[] = [];
    for (let at = 0; at < lines.length;) {
        if (lines[at]?.trim() === "") {
            ++at;
            continue;
        }
        const [block, next] = blockAt(lines, at);
        blocks.push(block);
        at = next;
    }
    return blocks;
}
