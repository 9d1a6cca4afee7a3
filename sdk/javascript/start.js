// Runs a built bot or engine: node --snapshot-blob start.blob bot.js
//
// The snapshot of this file, which build.sh makes, holds Node as it is when it has started. Where Node comes without
// one of its own, as Debian's does, starting from it takes a third less time.

"use strict";

const fs = require("node:fs");
const {Script} = require("node:vm");
const {startupSnapshot} = require("node:v8");

startupSnapshot.setDeserializeMainFunction(() => {
    const file = process.argv[1];
    const source = `(function (require) {${fs.readFileSync(file, "utf8")}\n})`;
    new Script(source, {filename: file}).runInThisContext()(require);
});
