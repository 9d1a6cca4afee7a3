// How large a file is, for people.
export function sizeText(bytes: number): string {
    if (bytes < 1000) return `${bytes} bytes`;
    return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
