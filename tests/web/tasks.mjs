// How long a page's main thread is busy at once, by its own clock: what else the machine does meanwhile counts for nothing.
import assert from "node:assert/strict";

// In milliseconds: the longest task, and all of them together, while the action runs. Of all pages that are open in this browser.
export async function tasksDuring(browser, action) {
    await browser.startTracing(undefined, { categories: ["toplevel", "__metadata"] });
    let trace = null;
    try {
        await action();
    } finally {
        trace = await browser.stopTracing();
    }
    const { traceEvents: events } = JSON.parse(trace.toString());
    const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
    const mains = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf));
    const tasks = events.filter((event) => /RunTask$/.test(event.name) && mains.has(threadOf(event)) && event.tdur !== undefined).map(({ tdur }) => tdur / 1000);
    assert.ok(tasks.length > 0, "the browser told of no task");
    return { longest: Math.max(...tasks), together: tasks.reduce((sum, each) => sum + each, 0) };
}
