// The manifests in deploy/kubernetes against the schemas of the Kubernetes API, as the npm package kubernetes-models has them: once
// with its validators (types, required fields), once with its TypeScript types (fields that do not exist).
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";

const root = process.env.ROOT;
const require = createRequire(join(root, "web/package.json"));
const yaml = require("yaml");
const typescript = require("typescript");
const folder = join(root, "deploy/kubernetes");

const documents = readdirSync(folder).flatMap((file) =>
    yaml.parseAllDocuments(readFileSync(join(folder, file), "utf8")).map((document) => {
        assert.deepEqual(document.errors, [], file);
        return { file, content: document.toJS() };
    }),
);

// "apps/v1" and "Deployment" -> "kubernetes-models/apps/v1/Deployment".
const moduleOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;

function unfitting(contents) {
    const place = mkdtempSync(join(root, "web/node_modules/.manifests-"));
    try {
        const lines = contents.flatMap((content, number) => [
            `import type { I${content.kind} as T${number} } from "${moduleOf(content)}";`,
            `export const manifest${number}: T${number} = ${JSON.stringify(content)};`,
        ]);
        const file = join(place, "manifests.ts");
        writeFileSync(file, lines.join("\n"));
        const program = typescript.createProgram([file], {
            noEmit: true,
            strict: true,
            skipLibCheck: true,
            module: typescript.ModuleKind.NodeNext,
            moduleResolution: typescript.ModuleResolutionKind.NodeNext,
            types: [],
        });
        return typescript.getPreEmitDiagnostics(program).map((found) => typescript.flattenDiagnosticMessageText(found.messageText, "\n"));
    } finally {
        rmSync(place, { recursive: true });
    }
}

test("every manifest has the fields that the API requires, of its types", () => {
    assert.equal(documents.length, 5);
    for (const { file, content } of documents) {
        const { [content.kind]: Model } = require(moduleOf(content));
        assert.doesNotThrow(() => new Model(content).validate(), file);
    }
});

test("no manifest has fields that the API does not know", () => {
    assert.deepEqual(unfitting(documents.map(({ content }) => content)), []);
});

test("the check finds a field that is misspelt", () => {
    const pod = { apiVersion: "v1", kind: "Pod", metadata: { name: "x" }, spec: { hostUserz: false, containers: [{ name: "a", image: "b" }] } };
    assert.match(unfitting([pod]).join(), /hostUserz/);
});

test("pods have no rights, and users of their own", () => {
    for (const { file, content } of documents.filter(({ content }) => content.kind === "Deployment")) {
        const pod = content.spec.template.spec;
        assert.equal(pod.hostUsers, false, file);
        assert.equal(pod.securityContext.runAsNonRoot, true, file);
        assert.equal(pod.securityContext.runAsUser, 10001, file);
        for (const container of pod.containers) {
            assert.deepEqual(container.securityContext.capabilities, { drop: ["ALL"] }, file);
            assert.equal(container.securityContext.allowPrivilegeEscalation, false, file);
            assert.equal(container.securityContext.privileged, undefined, file);
        }
    }
});
