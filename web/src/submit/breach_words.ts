// Where a source breaks a rule of its assignment, and what to do about it, in words for its author.
import type { RuleBreach } from "../api/submissions";
import { t } from "../words/words";

const languageWords: Readonly<Record<string, string>> = { en: t("English"), de: t("German"), hu: t("Hungarian") };

function proseWords({ what, wanted }: RuleBreach): string {
    const language = languageWords[wanted] ?? wanted;
    return what === ""
        ? t("The documentation must be in {language}. It is too short to tell, or in another language.", { language })
        : t("The documentation must be in {language}, but it is in {other}.", { language, other: languageWords[what] ?? what });
}

function wordsOf(breach: RuleBreach): string {
    const { what, wanted } = breach;
    switch (breach.rule) {
        case "file_name":
            return t("The name of the main file must be {wanted}, not {what}. Rename it.", { wanted, what });
        case "class_name":
            return t("The main file must have a class {wanted}.", { wanted });
        case "package":
            return t("The class must not be in a package. Remove the line with “{what}”.", { what });
        case "printing":
            return t("Printing is not allowed ({what}). Use the bot’s log.", { what });
        case "files":
            return t("Files are not allowed ({what}).", { what });
        case "threads":
            return t("Threads and processes are not allowed ({what}).", { what });
        case "hiding":
            return t("{what} hides what a program uses, and is not allowed here. Use things by their names.", { what });
        case "import":
            return t("{what} is not allowed: the assignment forbids {wanted}.", { what, wanted });
        case "class_documentation":
            return t("The class {what} has no documentation comment. Write one.", { what });
        case "method_documentation":
            return t("The method {what} has no documentation comment. Write one.", { what });
        case "documentation_language":
            return proseWords(breach);
        case "size":
            return t("The source has {what} bytes; at most {wanted} are allowed.", { what, wanted });
        case "one_file":
            return t("Everything must be in one file; there are {what}.", { what });
        case "unread":
            return t("This file cannot be checked; only {wanted} files can.", { wanted });
        case "unchecked":
            return t("The assignment’s rules cannot be checked in this language: {what}.", { what });
        case "unreadable":
            return t("The source could not be checked: {what}.", { what });
    }
}

export interface BreachLine {
    // "Otter.java:12"; empty where it is of no file.
    readonly place: string;
    readonly words: string;
}

export function breachLines(breaches: readonly RuleBreach[]): readonly BreachLine[] {
    return breaches.map((breach) => ({ place: breach.line > 0 ? `${breach.file}:${breach.line}` : breach.file, words: wordsOf(breach) }));
}
