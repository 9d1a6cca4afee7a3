// Puts a plain JavaScript file and the modules of the SDK that it imports into one file:
//
//     node bundle.js SDK SOURCE OUTPUT
//
// It knows the forms of import and export that the SDK uses, and that stand at the beginning of a line. What is written
// otherwise, or imports another file, ends it with status 3: that is for esbuild, which knows the whole language. A
// mistake in the syntax is reported, with status 1.

"use strict";

const fs = require("node:fs");
const {builtinModules} = require("node:module");
const path = require("node:path");
const {Script} = require("node:vm");

const [sdk, source, output] = process.argv.slice(2);

class Unknown extends Error {}

// "{Bot as AnyBot, run}" as the left side of an assignment.
const pattern = (names) => names.replace(/\s+as\s+/g, ": ");

// "{Bot, run as start}" of an export: pairs of a name here and its name elsewhere.
const pairs = (names) => names.slice(1, -1).split(",").map((name) => name.trim()).filter(Boolean)
    .map((name) => name.split(/\s+as\s+/)).map(([here, there]) => [here, there ?? here]);

const quoted = JSON.stringify;

// One module as the body of a function of `require` and `exports`; the lines stay where they are.
function convert(text, resolve) {
    const exported = [];
    const use = (name) => `require(${quoted(resolve(name))})`;
    const lines = (found) => "\n".repeat(found.split("\n").length - 1);
    const rules = [
        [/^import\s+(\{[^}]*\})\s+from\s+["']([^"']+)["'];?/gm, (all, names, name) =>
            `const ${pattern(names).replace(/\s+/g, " ")} = ${use(name)};${lines(all)}`],
        [/^import\s+\*\s+as\s+(\w+)\s+from\s+["']([^"']+)["'];?/gm, (_, as, name) => `const ${as} = ${use(name)};`],
        [/^import\s+(\w+)\s+from\s+["'](node:[^"']+)["'];?/gm, (_, as, name) => `const ${as} = ${use(name)};`],
        [/^export\s+(\{[^}]*\})\s+from\s+["']([^"']+)["'];?/gm, (all, names, name) =>
            pairs(names).map(([here, there]) => `exports.${there} = ${use(name)}.${here};`).join(" ") + lines(all)],
        [/^export\s+(\{[^}]*\});?/gm, (all, names) => {
            exported.push(...pairs(names));
            return lines(all);
        }],
        [/^export\s+((?:async\s+)?(?:class|function\*?|const|let)\s+(\w+))/gm, (_, declaration, name) => {
            exported.push([name, name]);
            return declaration;
        }],
    ];
    for (const [form, replace] of rules) {
        text = text.replace(form, replace);
    }
    if (/^\s*(import|export)\b|\bimport\s*\(|\bimport\.meta\b/m.test(text)) {
        throw new Unknown();
    }
    return `"use strict"; ${text}\n${exported.map(([here, there]) => `exports.${there} = ${here};`).join(" ")}`;
}

// What its package says about the SDK's modules: those that are null are its own affair.
const entries = JSON.parse(fs.readFileSync(path.join(sdk, "tulkas/package.json"), "utf8")).exports;

// "tulkas/ploy" is tulkas/ploy.js.
function moduleOfSdk(name) {
    if (name === "tulkas") {
        return path.resolve(sdk, "tulkas", entries["."]);
    }
    const [, part] = name.match(/^tulkas\/([\w-]+)$/) ?? [];
    const file = path.resolve(sdk, "tulkas", `${part}.js`);
    if (part === undefined || entries[`./${part}`] === null || !fs.existsSync(file)) {
        throw new Unknown();
    }
    return file;
}

function resolve(name, folder) {
    if (name.startsWith("node:") || builtinModules.includes(name)) {
        return name;
    }
    if (folder !== null && name.startsWith("./")) { // within the SDK
        return path.join(folder, name);
    }
    return moduleOfSdk(name);
}

const bodies = new Map(); // by file

function add(file) {
    if (bodies.has(file) || !path.isAbsolute(file)) {
        return;
    }
    bodies.set(file, ""); // so that none is added twice
    bodies.set(file, convert(fs.readFileSync(file, "utf8"), (name) => {
        const found = resolve(name, path.dirname(file));
        add(found);
        return found;
    }));
}

// Fails as a program of this language does, with the author's own line.
function check(body) {
    new Script(`(function (require, exports) {${body}\n})`, {filename: source});
}

function bundle() {
    if (!/\.m?js$/.test(source)) {
        throw new Unknown();
    }
    const body = convert(fs.readFileSync(source, "utf8").replace(/^#!.*/, ""), (name) => {
        const found = resolve(name, null);
        add(found);
        return found;
    });
    check(body);
    const modules = [...bodies].map(([file, text]) => `${quoted(file)}: function (require, exports) {${text}\n}`);
    return `(function (load) {
const modules = {${modules.join(",\n")}};
const loaded = {};
function require(name) {
if (!(name in modules)) return load(name);
if (!(name in loaded)) modules[name](require, (loaded[name] = {}));
return loaded[name];
}
(function (require, exports) {${body}
})(require, {});
})(require);
`;
}

try {
    fs.writeFileSync(output, bundle());
} catch (error) {
    if (error instanceof SyntaxError) {
        console.error(error.stack.split("\n").slice(0, 5).join("\n"));
        process.exit(1);
    }
    if (!(error instanceof Unknown)) {
        throw error;
    }
    process.exit(3);
}
