// The chat of a table.
import { tables, type Table } from "../api/tables";
import { t } from "../words/words";
import type { LiveTable } from "./live";
import { namesOf } from "./names";

export function Chat({ live, table }: { live: LiveTable; table: Table }) {
    const { chat } = live.model.value;
    const names = namesOf(table);
    if (table.you === null && chat.length === 0) return null;
    const say = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const text = String(new FormData(form).get("text") ?? "").trim();
        if (text !== "") void live.attempt((id) => tables.chat(id, text));
        form.reset();
    };
    return (
        <section class="chat" aria-label={t("Chat")}>
            <ul aria-live="polite">
                {chat.map((line, index) => (
                    <li key={index}>
                        <b>{names[line.seat]}:</b> {line.text}
                    </li>
                ))}
            </ul>
            {table.you !== null && (
                <form onSubmit={say}>
                    <label>
                        <span class="hidden-text">{t("Say something")}</span>
                        <input name="text" maxLength={300} autocomplete="off" placeholder={t("Say something")} />
                    </label>
                    <button type="submit">{t("Send")}</button>
                </form>
            )}
        </section>
    );
}
