// For moves that cannot be listed: a form with the fields of an example, or one for any answer. The game says whether it is a
// good one.
import { gamesOfArena } from "../../api/games";
import { useAsked } from "../../app/asked";
import { exampleIn, formOf, valueOf, type AnswerField } from "./answer_fields";
import { t } from "../../words/words";
import { moveWords } from "./move_words";

interface Props {
    readonly game: string;
    readonly method: string;
    // An answer to the same question, if one is known.
    readonly example: unknown;
    // What was written before, where it has to be written anew.
    readonly draft: readonly string[];
    readonly play: (move: string, texts: readonly string[]) => void;
}

function Field({ field, index, text }: { field: AnswerField; index: number; text: string | undefined }) {
    const label = field.label === "" ? t("Your answer") : field.label;
    const name = `field-${index}`;
    if (field.kind === "flag") {
        return (
            <label class="check">
                <input type="checkbox" name={name} defaultChecked={text === "true"} /> {label}
            </label>
        );
    }
    return (
        <label>
            {label}
            <input
                type="text"
                name={name}
                defaultValue={text ?? ""}
                required={field.kind === "number"}
                inputMode={field.kind === "number" ? "decimal" : "text"}
                placeholder={field.example}
                autocomplete="off"
                spellcheck={false}
            />
        </label>
    );
}

export function AnswerBox({ game, method, example, draft, play }: Props) {
    const rules = useAsked(() => gamesOfArena.rules(game), [game]).value;
    const shown = example ?? (rules.is === "there" ? exampleIn(rules.answer, method) : undefined);
    const form = shown === undefined ? null : formOf(shown);
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget as HTMLFormElement);
        const text = (name: string) => (data.get(name) as string | null)?.trim() ?? "";
        const texts = form
            ? form.fields.map(({ kind }, index) => (kind === "flag" ? String(data.has(`field-${index}`)) : text(`field-${index}`)))
            : [text("answer")];
        play(JSON.stringify(form ? form.answer(texts) : valueOf(texts[0] ?? "")), texts);
    };
    return (
        <form class="answer-box" onSubmit={submit}>
            {form ? (
                <div class="answer-fields">
                    {form.fields.map((field, index) => (
                        <Field key={field.label} field={field} index={index} text={draft[index]} />
                    ))}
                </div>
            ) : (
                <label>
                    {t("Your answer")}
                    <textarea name="answer" rows={3} required defaultValue={draft[0] ?? ""} autocomplete="off" spellcheck={false} />
                </label>
            )}
            <p class="quiet">
                {shown === undefined
                    ? t("A number, a word or JSON, as the rules say.")
                    : t("For example: {answer}", { answer: form ? moveWords(JSON.stringify(shown)) : JSON.stringify(shown) })}
            </p>
            <button type="submit" class="primary">
                {t("Answer")}
            </button>
        </form>
    );
}
