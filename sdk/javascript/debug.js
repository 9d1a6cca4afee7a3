// Is loaded before a bot that is to be debugged: node --require debug.js bot.js
//
// When TULKAS_DEBUG/armed is there, the next call opens the inspector, whose address goes to TULKAS_DEBUG/address, and waits
// until a debugger has come. debug.sh has put a statement into the bot's method that stops there then.

"use strict";

const fs = require("node:fs");
const inspector = require("node:inspector");

const folder = process.env.TULKAS_DEBUG;
const read = fs.readSync;
let isOpen = false;

fs.readSync = (descriptor, ...rest) => {
    const size = read(descriptor, ...rest);
    if (descriptor === 0 && size > 0 && !isOpen && fs.existsSync(`${folder}/armed`)) {
        isOpen = true;
        inspector.open(0, "127.0.0.1", false);
        const {host} = new URL(inspector.url());
        fs.writeFileSync(`${folder}/address.new`, host);
        fs.renameSync(`${folder}/address.new`, `${folder}/address`);
        inspector.waitForDebugger();
        globalThis.tulkasStops = true;
    }
    return size;
};
