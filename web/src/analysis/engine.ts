// An engine in a thread of its own: one wish at a time. Loaded when somebody wants an analysis.
import type { Analysis, Wish } from "./module";
import type { FromWorker, ToWorker } from "./worker";

// One for each game of the house whose folder in libs/games has analysis.cmake.
const modules = import.meta.glob("../../../build/analysis/*.wasm", { eager: true, query: "?url", import: "default" });

function addressOf(folder: string): string | null {
    const found = Object.entries(modules).find(([path]) => path.endsWith(`/${folder}.wasm`));
    return found ? String(found[1]) : null;
}

export class Engine {
    private readonly m_worker: Worker;

    private constructor(address: string) {
        this.m_worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
        this.send({ load: address });
    }

    // Null where the pages were built without this game's module.
    static for(folder: string): Engine | null {
        const address = addressOf(folder);
        return address === null ? null : new Engine(address);
    }

    analyse(wish: Wish): Promise<Analysis> {
        return new Promise((resolve, reject) => {
            this.m_worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
                "analysis" in data ? resolve(data.analysis) : reject(new Error(data.fault));
            this.m_worker.onerror = () => reject(new Error("the analysis could not be started"));
            this.send({ wish });
        });
    }

    close(): void {
        this.m_worker.terminate();
    }

    private send(message: ToWorker): void {
        this.m_worker.postMessage(message);
    }
}
