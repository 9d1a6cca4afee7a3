// Writes what Node's own parser (acorn) finds in the sources below the working directory, for the rules of an assignment.
//
// Started by languages/javascript.toml as `node --expose-internals outline.js OUTPUT`. A name that no scope of the program binds is
// Node's: `console.log` there is console.log. Nothing of the sources is run. Status 1: they cannot be read.
"use strict";

const fs = require("fs");
const path = require("path");
const acorn = require("internal/deps/acorn/acorn/dist/acorn");

const isNode = (value) => value !== null && typeof value === "object" && typeof value.type === "string";

function children(node) {
    return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

const isFunction = (node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
const isClass = (node) => /^Class(Declaration|Expression)$/.test(node.type);

// The names that a pattern binds: `{ a, b: [c] }`.
function namesIn(pattern) {
    switch (pattern?.type) {
        case "Identifier":
            return [pattern.name];
        case "ObjectPattern":
            return pattern.properties.flatMap((each) => namesIn(each.value ?? each.argument));
        case "ArrayPattern":
            return pattern.elements.flatMap(namesIn);
        case "AssignmentPattern":
            return namesIn(pattern.left);
        case "RestElement":
            return namesIn(pattern.argument);
        default:
            return [];
    }
}

// What is declared in a scope, without what is within the functions in it. A block's `let` counts for the whole function,
// so a name is taken for the program's own a little too often within one, and never beyond it.
function declaredIn(nodes) {
    const names = new Set();
    const look = (node) => {
        if (node.type === "VariableDeclarator") namesIn(node.id).forEach((name) => names.add(name));
        if (node.type === "CatchClause") namesIn(node.param).forEach((name) => names.add(name));
        if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") names.add(node.id?.name);
        if (/^Import.*Specifier$/.test(node.type)) names.add(node.local.name);
        if (!isFunction(node)) children(node).forEach(look);
    };
    nodes.forEach(look);
    return names;
}

class Outline {
    constructor(file, source, facts) {
        this.file = file;
        this.source = source;
        this.facts = facts;
        this.comments = [];
        this.scopes = [];
        this.seen = new Set();
    }

    read() {
        const options = { ecmaVersion: "latest", locations: true, allowHashBang: true, onComment: this.comments };
        let tree;
        try {
            tree = acorn.parse(this.source, { ...options, sourceType: "module" });
        } catch (error) {
            if (this.file.endsWith(".mjs")) throw error;
            this.comments.length = 0;
            tree = acorn.parse(this.source, { ...options, sourceType: "script", allowReturnOutsideFunction: true });
        }
        this.scopes.push(declaredIn(tree.body));
        tree.body.forEach((node) => this.visit(node, tree));
    }

    add(kind, node, name, more = {}) {
        const key = `${kind} ${node.loc.start.line} ${name}`;
        if (more.doc === undefined && this.seen.has(key)) return;
        this.seen.add(key);
        this.facts.push({ kind, file: this.file, line: node.loc.start.line, name, ...more });
    }

    // The block comment that ends where the node begins, with nothing but blanks between.
    docOf(node) {
        const comment = this.comments.findLast?.((each) => each.end <= node.start) ?? this.lastBefore(node.start);
        const isDoc = comment?.type === "Block" && comment.value.startsWith("*");
        if (!isDoc || this.source.slice(comment.end, node.start).trim() !== "") return null;
        return comment.value.replace(/^[ \t]*\*/gm, "").trim();
    }

    lastBefore(position) {
        return this.comments.filter((each) => each.end <= position).pop();
    }

    within(names, nodes, parent) {
        this.scopes.push(names);
        nodes.forEach((node) => this.visit(node, parent));
        this.scopes.pop();
    }

    isOwn(name) {
        return this.scopes.some((names) => names.has(name));
    }

    // `statement` is what a doc comment stands above: an export, a declaration of a variable.
    declare(node, name, statement) {
        if (name === undefined) return;
        const isTop = this.scopes.length === 1;
        this.add("type", node, name, { public: true, top: isTop, doc: this.docOf(statement) });
    }

    visit(node, parent, statement = node) {
        switch (node.type) {
            case "ImportDeclaration":
            case "ExportAllDeclaration":
                return this.importFrom(node, node.source.value);
            case "ExportNamedDeclaration":
            case "ExportDefaultDeclaration":
                if (node.source) return this.importFrom(node, node.source.value);
                if (node.declaration) this.visit(node.declaration, node, node);
                return;
            case "VariableDeclaration":
                return node.declarations.forEach((each) => this.visitVariable(each, statement));
            case "ImportExpression":
                return this.importFrom(node, node.source.type === "Literal" ? node.source.value : "import()");
            case "Identifier":
                return this.use(node, [node.name]);
            case "MemberExpression":
                return this.visitMember(node);
            case "Property":
                if (node.computed) this.visit(node.key, node);
                return this.visit(node.value, node);
            case "LabeledStatement":
                return this.visit(node.body, node);
            case "BreakStatement":
            case "ContinueStatement":
            case "MetaProperty":
                return;
            case "CallExpression":
                return this.visitCall(node);
        }
        if (isClass(node)) return this.visitClass(node, node.id?.name, statement);
        if (isFunction(node)) return this.visitFunction(node, statement);
        children(node).forEach((each) => this.visit(each, node));
    }

    visitVariable(node, statement) {
        if (!node.init) return this.visit(node.id, node);
        if (isClass(node.init)) return this.visitClass(node.init, node.id.name, statement);
        const isNamedFunction = isFunction(node.init) && this.scopes.length === 1 && node.id.type === "Identifier";
        if (isNamedFunction) {
            this.add("method", node, node.id.name, { public: true, top: true, doc: this.docOf(statement) });
        }
        if (node.id.type !== "Identifier") this.visit(node.id, node); // its defaults
        // const { log } = console: what is taken out has a name, too
        if (node.id.type === "ObjectPattern" && node.init.type === "Identifier") {
            for (const { key, computed } of node.id.properties) {
                if (key?.name && !computed) this.use(node, [node.init.name, key.name]);
            }
        }
        this.visit(node.init, node, null);
    }

    visitClass(node, name, statement) {
        this.declare(node, name, statement ?? node);
        if (node.superClass) this.visit(node.superClass, node);
        for (const member of node.body.body) {
            if (member.computed) this.visit(member.key, member);
            if (member.type === "MethodDefinition") {
                const own = member.key.name ?? String(member.key.value);
                const isPrivate = member.key.type === "PrivateIdentifier" || own.startsWith("_");
                this.add("method", member, own, { public: !isPrivate, top: false, doc: this.docOf(member) });
                this.visitFunction(member.value, null);
            } else if (member.type === "StaticBlock") {
                this.within(declaredIn(member.body), member.body, member);
            } else if (member.value) {
                this.within(new Set(["arguments"]), [member.value], member);
            }
        }
    }

    visitFunction(node, statement) {
        const isNamed = node.type === "FunctionDeclaration" && this.scopes.length === 1;
        if (isNamed) {
            const name = node.id?.name ?? "default";
            this.add("method", node, name, { public: true, top: true, doc: this.docOf(statement ?? node) });
        }
        const names = declaredIn([node.body]);
        node.params.flatMap(namesIn).forEach((name) => names.add(name));
        names.add("arguments");
        if (node.id) names.add(node.id.name);
        this.within(names, [...node.params, node.body], node);
    }

    visitCall(node) {
        const [first] = node.arguments;
        if (node.callee.type === "Identifier" && node.callee.name === "require" && !this.isOwn("require")) {
            const isPlain = first?.type === "Literal" || (first?.type === "TemplateLiteral" && first.quasis.length === 1);
            this.importFrom(node, isPlain ? (first.value ?? first.quasis[0].value.cooked) : "require()");
            return node.arguments.forEach((each) => this.visit(each, node));
        }
        children(node).forEach((each) => this.visit(each, node));
    }

    visitMember(node) {
        const parts = [];
        let root = node;
        for (; root.type === "MemberExpression" || root.type === "ChainExpression"; root = root.object ?? root.expression) {
            if (root.type === "ChainExpression") continue;
            const { property, computed } = root;
            if (computed) this.visit(property, root);
            parts.unshift(computed ? (property.type === "Literal" ? String(property.value) : "[]") : property.name);
        }
        // [].constructor.constructor is Function.
        if (parts.includes("constructor")) this.add("use", node, "constructor");
        if (root.type === "Identifier") this.use(node, [root.name, ...parts]);
        else this.visit(root, node);
    }

    use(node, names) {
        if (this.isOwn(names[0])) return;
        const isGlobal = (name) => name === "globalThis" || name === "global";
        const own = names.length > 1 && isGlobal(names[0]) ? names.slice(1) : names;
        // Under another name it could not be followed.
        const isWhole = own.length === 1 && /^(process|require|global|globalThis)$/.test(own[0]);
        this.add("use", node, isWhole ? `${own[0]} itself` : own.join("."));
    }

    importFrom(node, name) {
        const isFile = name.startsWith(".") || name.startsWith("/");
        const isUnknown = name.endsWith("()");
        if (isFile) return;
        if (isUnknown) return this.add("use", node, name);
        const module = name.replace(/^node:/, "");
        this.add("import", node, module);
        this.add("use", node, `import ${module}`);
    }
}

function filesBelow(folder) {
    return fs
        .readdirSync(folder, { withFileTypes: true })
        .flatMap((each) => (each.isDirectory() ? filesBelow(path.join(folder, each.name)) : [path.join(folder, each.name)]))
        .filter((name) => /\.m?js$/.test(name))
        .sort();
}

const facts = [];
for (const file of filesBelow(".")) {
    try {
        new Outline(file, fs.readFileSync(file, "utf8"), facts).read();
    } catch (error) {
        if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
        console.error(`${file}: ${error.message}`);
        process.exit(1);
    }
}
fs.writeFileSync(process.argv[2], JSON.stringify({ facts }));
