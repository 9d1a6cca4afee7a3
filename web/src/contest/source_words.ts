// The rules for sources, in words for those who take part.
import type { Terms } from "../api/contests";
import { t } from "../words/words";

type SourceRules = Terms["source"];

function documentationWords({ documentation, documentation_language }: SourceRules): readonly string[] {
    const asked: Readonly<Record<SourceRules["documentation"], readonly string[]>> = {
        none: [],
        classes: [t("a documentation comment above every class")],
        public: [t("a documentation comment above every class and public method")],
        all: [t("a documentation comment above every class and method")],
    };
    const languages: Readonly<Record<SourceRules["documentation_language"], readonly string[]>> = {
        "": [],
        en: [t("documentation in English")],
        de: [t("documentation in German")],
        hu: [t("documentation in Hungarian")],
    };
    return [...asked[documentation], ...languages[documentation_language]];
}

// Empty where there is no rule.
export function sourceWords(rules: SourceRules): readonly string[] {
    const { file_name, class_name, forbidden_imports, most_bytes } = rules;
    return [
        ...(file_name === "" ? [] : [t("main file named {pattern}", { pattern: file_name })]),
        ...(class_name === "" ? [] : [t("a class named {pattern}", { pattern: class_name })]),
        ...(rules.one_file ? [t("everything in one file")] : []),
        ...(rules.no_package ? [t("no package")] : []),
        ...(rules.no_printing ? [t("no printing (the bot’s log is allowed)")] : []),
        ...(rules.no_files ? [t("no files")] : []),
        ...(rules.no_threads ? [t("no threads or processes")] : []),
        ...(forbidden_imports.length === 0 ? [] : [t("without {imports}", { imports: forbidden_imports.join(", ") })]),
        ...(most_bytes === 0 ? [] : [t("at most {bytes} bytes", { bytes: most_bytes })]),
        ...documentationWords(rules),
    ];
}
