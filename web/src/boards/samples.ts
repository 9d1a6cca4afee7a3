// Positions of real games, of every board: samples.json in the folders.
export interface Sample {
    readonly title: string;
    readonly game: string;
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly moves: readonly string[];
    readonly view: unknown;
}

const folders = import.meta.glob<readonly Sample[]>("./*/samples.json", { eager: true, import: "default" });

export const samples: readonly Sample[] = Object.values(folders).flat();
