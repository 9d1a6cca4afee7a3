// The engine's thread: loads one game's module, then answers wishes one after another.
import { Module, type Analysis, type Wish } from "./module";

export type ToWorker = { readonly load: string } | { readonly wish: Wish };
export type FromWorker = { readonly analysis: Analysis } | { readonly fault: string };

let module: Promise<Module> | null = null;

async function answer(message: ToWorker): Promise<void> {
    if ("load" in message) {
        module = Module.create(fetch(message.load));
        return;
    }
    const engine = await module;
    if (engine) postMessage({ analysis: engine.analyse(message.wish) } satisfies FromWorker);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    answer(data).catch((error: unknown) => postMessage({ fault: String(error) } satisfies FromWorker));
});
