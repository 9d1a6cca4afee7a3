// The fields for how a submission must be written.
import type { Terms } from "../api/contests";
import { Field } from "../forms/field";
import { t } from "../words/words";

type SourceRules = Terms["source"];

const documentationWords: Readonly<Record<SourceRules["documentation"], string>> = {
    none: t("not required"),
    classes: t("of classes"),
    public: t("of classes and public methods"),
    all: t("of classes and all methods"),
};

const documentationLanguages: Readonly<Record<SourceRules["documentation_language"], string>> = {
    "": t("in any language"),
    en: t("in English"),
    de: t("in German"),
    hu: t("in Hungarian"),
};

function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>, chosen: Value) {
    return (Object.keys(words) as Value[]).map((value) => (
        <option key={value} value={value} selected={value === chosen}>
            {words[value]}
        </option>
    ));
}

export function SourceFields({ terms }: { readonly terms: Terms | null }) {
    const rules = terms?.source;
    const flags = [
        ["no_package", t("No package")],
        ["no_printing", t("No printing")],
        ["no_files", t("No files")],
        ["no_threads", t("No threads or processes")],
        ["one_file", t("Everything in one file")],
    ] as const;
    return (
        <>
            <p class="whole quiet">
                {t(
                    "A submission that breaks a rule is refused with every line that does, and uses no attempt. Not every rule can be checked in every language.",
                )}
            </p>
            <Field label={t("Name of the main file")} hint={t("Without extension; * and ? stand for anything, e.g. h??????")}>
                <input name="source_file_name" maxLength={200} defaultValue={rules?.file_name ?? ""} />
            </Field>
            <Field label={t("Name of the class")} hint={t("* and ? stand for anything.")}>
                <input name="source_class_name" maxLength={200} defaultValue={rules?.class_name ?? ""} />
            </Field>
            <Field label={t("Largest size (bytes)")} hint={t("Of all files together; 0: as the server says.")}>
                <input name="source_most_bytes" type="number" min={0} max={100_000_000} defaultValue={rules?.most_bytes ?? 0} />
            </Field>
            <Field label={t("Forbidden imports")} hint={t("With all that is within them, e.g. java.net, java.util.concurrent")}>
                <input name="source_imports" defaultValue={rules?.forbidden_imports.join(", ") ?? ""} />
            </Field>
            <Field label={t("Documentation comments")}>
                <select name="source_documentation">{optionsOf(documentationWords, rules?.documentation ?? "none")}</select>
            </Field>
            <Field label={t("Language of the documentation")}>
                <select name="source_language">{optionsOf(documentationLanguages, rules?.documentation_language ?? "")}</select>
            </Field>
            <div class="whole choices" role="group" aria-label={t("Rules for the source")}>
                {flags.map(([name, words]) => (
                    <label key={name}>
                        <input type="checkbox" name={`source_${name}`} defaultChecked={rules?.[name] ?? false} />
                        {words}
                    </label>
                ))}
            </div>
        </>
    );
}
