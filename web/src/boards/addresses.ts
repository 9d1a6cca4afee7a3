// Where a position is drawn, and where a game begins from it. What is legible in an address stays so.
function inAddress(position: string): string {
    return encodeURIComponent(position).replace(/%2F/g, "/").replace(/%2C/g, ",");
}

export function boardAddress(game: string, position: string): string {
    return `/board/${game}?${inAddress(position)}`;
}

export function newTableAddress(game: string, position: string): string {
    return `/new-table/${game}?position=${inAddress(position)}`;
}
