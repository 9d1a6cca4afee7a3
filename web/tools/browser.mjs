// The browser of all tests: Debian's chromium without windows, which would draw bars and menus that nobody sees and take
// as long as the pages themselves.
import { chromium } from "playwright-core";

const program = "/usr/bin/chromium-headless-shell";

// The sandbox of the browser itself needs rights that a container's root does not have.
export const launch = () =>
    chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
