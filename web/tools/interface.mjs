// Makes what is derived from the interface's schemas (libs/web/api/schemas): the TypeScript types of the pages, and the
// tables of types in docs/api.md.
//
//     node tools/interface.mjs            writes both
//     node tools/interface.mjs --check    fails if one of them is not current
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTypes, { astToString } from "openapi-typescript";
import { format, resolveConfig } from "prettier";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = at("libs/web/api/schemas");
const files = readdirSync(folder).sort();
const parts = files.map((file) => ({ name: file.replace(".json", ""), schemas: JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) }));
const schemas = Object.assign({}, ...parts.map((part) => part.schemas));

async function types() {
    const path = at("web/src/api/types.ts");
    const document = { openapi: "3.1.0", info: { title: "Tulkas", version: "1" }, paths: {}, components: { schemas } };
    const tree = await openapiTypes(document, {
        immutable: true,
        arrayLength: true,
        rootTypes: true,
        rootTypesNoSchemaPrefix: true,
        rootTypesKeepCasing: true,
        silent: true,
    });
    const lists = Object.entries(schemas)
        .filter(([, schema]) => schema.enum)
        .map(([name, schema]) => `export const ${name[0].toLowerCase()}${name.slice(1)}Values = ${JSON.stringify(schema.enum)} as const;`);
    const text = `// Made from libs/web/api/schemas by tools/interface.mjs: npm run interface.\n${astToString(tree)}\n${lists.join("\n")}\n`;
    return { path, text: await format(text, { ...(await resolveConfig(path)), parser: "typescript" }) };
}

const nameIn = (reference) => reference.slice(reference.lastIndexOf("/") + 1);
const link = (name) => `[${name}](#${name.toLowerCase()})`;

// A type as a reader of the document writes it.
function typeOf(schema) {
    if (schema.$ref) return link(nameIn(schema.$ref));
    if (schema.oneOf) return schema.oneOf.map(typeOf).join(" or ");
    if (schema.enum || "const" in schema) return (schema.enum ?? [schema.const]).map((value) => `\`${value}\``).join(", ");
    const types = [schema.type ?? "any JSON"].flat();
    return types
        .map((type) =>
            type === "array" && schema.items
                ? `list of ${typeOf(schema.items)}`
                : type === "object" && schema.properties
                  ? formOf(schema)
                  : type,
        )
        .join(" or ");
}
const formOf = (schema) =>
    `{ ${Object.entries(schema.properties)
        .map(([name, part]) => `${name}: ${typeOf(part)}`)
        .join("; ")} }`;

function section([name, schema]) {
    const said = schema.description ? `${schema.description[0].toUpperCase()}${schema.description.slice(1)}.` : "";
    const bases = (schema.allOf ?? []).map((base) => link(nameIn(base.$ref))).join(", ");
    const more = [
        bases && `All of ${bases}${schema.properties ? ", and:" : "."}`,
        schema.properties ? "" : bases ? "" : `${typeOf(schema)}.`,
    ];
    const required = new Set(schema.required);
    const rows = Object.entries(schema.properties ?? {}).map(
        ([field, part]) => `| \`${field}\`${required.has(field) ? "" : " (optional)"} | ${typeOf(part)} | ${part.description ?? ""} |`,
    );
    const table = rows.length > 0 ? ["| field | type | |", "| --- | --- | --- |", ...rows].join("\n") : "";
    return [`#### ${name}`, [said, ...more].filter(Boolean).join(" "), table].filter(Boolean).join("\n\n");
}

function documentation() {
    const path = at("docs/api.md");
    const begin = "<!-- types: made by `npm run interface` in web/ -->";
    const end = "<!-- end of types -->";
    const before = readFileSync(path, "utf8");
    const tables = parts.map(({ name, schemas: named }) => `### Types: ${name}\n\n${Object.entries(named).map(section).join("\n\n")}`);
    const start = before.indexOf(begin) + begin.length;
    if (start < begin.length || !before.includes(end)) throw new Error(`${path} has no place for the types: ${begin} … ${end}`);
    return { path, text: `${before.slice(0, start)}\n\n${tables.join("\n\n")}\n\n${before.slice(before.indexOf(end))}` };
}

const stale = [await types(), documentation()].filter(({ path, text }) => readFileSync(path, { encoding: "utf8", flag: "a+" }) !== text);
if (process.argv.includes("--check")) {
    for (const { path } of stale) console.error(`${path} is not what libs/web/api/schemas says; run: npm run interface (in web/)`);
    process.exitCode = stale.length > 0 ? 1 : 0;
} else {
    for (const { path, text } of stale) writeFileSync(path, text);
}
