// Storage for unit tests with a limited capacity.
export class TestStorage {
    readonly values = new Map<string, string>();
    constructor(private readonly room = Infinity) {}
    get length(): number {
        return this.values.size;
    }
    key(index: number): string | null {
        return [...this.values.keys()][index] ?? null;
    }
    getItem(key: string): string | null {
        return this.values.get(key) ?? null;
    }
    setItem(key: string, value: string): void {
        const others = [...this.values].filter(([other]) => other !== key).reduce((sum, [, text]) => sum + text.length, 0);
        if (others + value.length > this.room) throw new Error("it is full");
        this.values.set(key, value);
    }
    removeItem(key: string): void {
        this.values.delete(key);
    }
}
