// A game's analysis as a WebAssembly module (apps/analysis), called from TypeScript. Runs in a worker, and in Node for tests.

export interface Analysis {
    // For each seat the chance of winning, from 0 to 1; empty where it means nothing.
    readonly chances: readonly number[];
    readonly score: number | null;
    // In how many plies the game ends, if that is certain.
    readonly plies_to_end: number | null;
    // The moves that the engine expects, the best one first.
    readonly line: readonly string[];
    // For each square the chance that something hidden is there.
    readonly squares: readonly number[];
    readonly depth: number;
    readonly nodes: number;
}

export interface Wish {
    readonly position: string;
    // Options of the game, by name.
    readonly options: Readonly<Record<string, string>>;
    // How many positions the engine looks at.
    readonly nodes: number;
}

interface Exports {
    readonly memory: WebAssembly.Memory;
    readonly _initialize: () => void;
    readonly request: (size: number) => number;
    readonly answer: () => number;
    readonly answer_size: () => number;
}

// The module prints nothing and reads nothing; its C library names these all the same. 52 is "not supported".
const unsupported = () => 52;
const system = {
    environ_get: unsupported,
    environ_sizes_get: unsupported,
    fd_close: unsupported,
    fd_seek: unsupported,
    fd_write: unsupported,
    proc_exit: () => {
        throw new Error("the analysis has stopped");
    },
};

export class Module {
    private constructor(private readonly m_exports: Exports) {}

    static async create(code: Promise<Response> | BufferSource): Promise<Module> {
        const imports = { wasi_snapshot_preview1: system };
        const { instance } =
            code instanceof Promise ? await WebAssembly.instantiateStreaming(code, imports) : await WebAssembly.instantiate(code, imports);
        const exports = instance.exports as unknown as Exports;
        exports._initialize();
        return new Module(exports);
    }

    // The answer as JSON.
    text({ position, options, nodes }: Wish): string {
        const named = Object.entries(options).map(([name, value]) => `${name}=${value}`);
        const bytes = new TextEncoder().encode([position, named.join(" "), nodes].join("\t"));
        const to = this.m_exports.request(bytes.length);
        // The memory may have grown: a view of it is made after each call.
        new Uint8Array(this.m_exports.memory.buffer, to, bytes.length).set(bytes);
        const from = this.m_exports.answer();
        return new TextDecoder().decode(new Uint8Array(this.m_exports.memory.buffer, from, this.m_exports.answer_size()));
    }

    analyse(wish: Wish): Analysis {
        const answer = JSON.parse(this.text(wish)) as Analysis | { readonly error: string };
        if ("error" in answer) throw new Error(answer.error);
        return answer;
    }
}
