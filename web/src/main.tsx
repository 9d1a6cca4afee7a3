// The pages begin here. A page that shows a game begins with its board, which needs little of what else there is.
import { render } from "preact";
import { first } from "./first/first";
import { FirstPage } from "./first/first_board";
import { loadHouseGame } from "./boards/house";
import "./app/base.css";

const root = document.getElementById("app");

// What the rest of the page needs: asked for at once and together, instead of one after another.
function fetchLater(): void {
    const files = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(" ") ?? [];
    for (const file of files) {
        const preload = document.createElement("link");
        const isStyle = file.endsWith(".css");
        preload.rel = isStyle ? "preload" : "modulepreload";
        if (isStyle) preload.as = "style";
        preload.crossOrigin = "";
        preload.href = file;
        document.head.append(preload);
    }
}

async function begin(): Promise<void> {
    if (!root) return;
    if (first) {
        await loadHouseGame(first.game);
        render(<FirstPage />, root);
    }
    fetchLater();
    const [{ App }, { registerServiceWorker }] = await Promise.all([import("./app/app"), import("./app/service_worker")]);
    render(<App />, root);
    registerServiceWorker();
}

void begin();
