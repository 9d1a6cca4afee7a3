import { render } from "preact";
import { App } from "./app/app";
import { registerServiceWorker } from "./app/service_worker";
import "./app/base.css";

const root = document.getElementById("app");
if (root) render(<App />, root);
registerServiceWorker();
