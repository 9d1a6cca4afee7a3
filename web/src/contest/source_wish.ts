// The form’s rules for sources as a part of the terms.
import type { Terms } from "../api/contests";
import { listIn, numberIn, textIn } from "../forms/values";

type SourceRules = Terms["source"];

export function sourceIn(form: FormData): SourceRules {
    const documentation = (textIn(form, "source_documentation") || "none") as SourceRules["documentation"];
    return {
        file_name: textIn(form, "source_file_name"),
        class_name: textIn(form, "source_class_name"),
        no_package: form.has("source_no_package"),
        no_printing: form.has("source_no_printing"),
        no_files: form.has("source_no_files"),
        no_threads: form.has("source_no_threads"),
        forbidden_imports: [...listIn(form, "source_imports")],
        documentation,
        // Of documentation that is not asked for, no language is.
        documentation_language: documentation === "none" ? "" : (textIn(form, "source_language") as SourceRules["documentation_language"]),
        most_bytes: numberIn(form, "source_most_bytes") ?? 0,
        one_file: form.has("source_one_file"),
    };
}
