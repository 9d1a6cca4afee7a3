// What the bot wrote last in the game in which it failed, in place.
import { submissions } from "../api/submissions";
import { useAsked } from "../app/asked";
import { t } from "../words/words";
import { lastWords } from "./last_words";

export function LastWords({ submission, game }: { readonly submission: number; readonly game: number }) {
    const asked = useAsked(() => submissions.logs(submission, game), [submission, game]).value;
    if (asked.is === "asking") return null;
    const words = asked.is === "there" ? lastWords(asked.answer.items) : [];
    return (
        <div>
            <h3 id="last-words">{t("The bot’s last words")}</h3>
            {words.length === 0 ? (
                <p class="quiet">{t("It wrote nothing to its log. What a bot writes to standard error appears here.")}</p>
            ) : (
                <pre class="output" tabindex={0} role="region" aria-labelledby="last-words">
                    {words.join("\n")}
                </pre>
            )}
        </div>
    );
}
