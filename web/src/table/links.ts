// What one puts into a page of one's own to show a game there.
export function embedCode(origin: string, table: number): string {
    return `<iframe src="${origin}/embed/tables/${table}" title="A game" width="640" height="900" loading="lazy"></iframe>`;
}
