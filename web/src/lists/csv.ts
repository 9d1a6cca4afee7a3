// Tables as files that every spreadsheet reads (RFC 4180).
export type Cell = string | number | null;

// What begins like a formula is text in a spreadsheet only with an apostrophe before it; names are other people's.
function asText(cell: string): string {
    return /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

function written(cell: Cell): string {
    const text = typeof cell === "string" ? asText(cell) : String(cell ?? "");
    return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

export function csvOf(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
    return [titles, ...rows].map((row) => `${row.map(written).join(",")}\r\n`).join("");
}
