import { render } from "preact";
import { App } from "./app/app";
import "./app/base.css";

const root = document.getElementById("app");
if (root) render(<App />, root);
