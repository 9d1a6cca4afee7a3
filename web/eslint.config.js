// What is checked beyond the types. Layout is Prettier's (.prettierrc.json).
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
    {
        files: ["src/**/*.{ts,tsx}", "vite.config.ts"],
        extends: [tseslint.configs.strictTypeChecked],
        plugins: { "react-hooks": hooks },
        languageOptions: { parserOptions: { projectService: true } },
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            // Effects often depend on less than they read, because signals are stable. So only the order of hooks is checked.
            "react-hooks/rules-of-hooks": "error",
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
            "@typescript-eslint/no-floating-promises": [
                "error",
                { allowForKnownSafeCalls: [{ from: "package", name: ["test", "describe", "it"], package: "node:test" }] },
            ],
            "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
            // String(form.get(name)): form fields are text, never a file.
            "@typescript-eslint/no-base-to-string": "off",
            // [...text]: positions and coordinates are ASCII.
            "@typescript-eslint/no-misused-spread": "off",
        },
    },
    {
        // Texts go through t or rich (src/words/words.ts), so that they can be translated.
        files: ["src/**/*.tsx"],
        ignores: ["src/**/*.test.tsx"],
        rules: {
            "no-restricted-syntax": [
                "error",
                {
                    selector: "JSXText[value=/[A-Za-z]{3}/]:not([value=/^\\s*(Tulkas|CSV|API)\\s*$/])",
                    message: "Write the text as {t(…)}.",
                },
                {
                    selector: "JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label)$/] > Literal[value=/[A-Za-z]{2}/]",
                    message: "Write the text as {t(…)}.",
                },
            ],
        },
    },
    {
        // An assertion narrows a type, and then says that the next "?." is superfluous.
        files: ["src/**/*.test.{ts,tsx}"],
        rules: { "@typescript-eslint/no-unnecessary-condition": "off" },
    },
);
