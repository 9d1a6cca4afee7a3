// Writing an announcement, or changing one.
import { useSignal } from "@preact/signals";
import { news, type Announcement } from "../api/news";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { RulesText } from "../pages/rules_text";
import { t } from "../words/words";
import "../forms/forms.css";

interface Props {
    // Null for a new one.
    readonly announcement: Announcement | null;
    readonly onDone: () => void;
}

export function AnnouncementForm({ announcement, onDone }: Props) {
    const title = useSignal(announcement?.title ?? "");
    const text = useSignal(announcement?.text ?? "");
    const { isBusy, fault, run } = useAttempt();
    const save = (published: boolean) =>
        void run(async () => {
            const wish = { title: title.value.trim(), text: text.value, published };
            if (announcement) await news.change(announcement.id, wish);
            else await news.write(wish);
            onDone();
        });
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        save(true);
    };
    const isEmpty = title.value.trim() === "" || text.value.trim() === "";
    return (
        <form class="form" onSubmit={submit}>
            <fieldset>
                <legend>{announcement ? t("Change the announcement") : t("New announcement")}</legend>
                <Field label={t("Title")} class="whole">
                    <input required maxLength={100} value={title.value} onInput={(event) => (title.value = event.currentTarget.value)} />
                </Field>
                <Field
                    label={t("Text")}
                    hint={t("Markdown: # heading, - list, **bold**, *italic*, `code`, [words](https://…)")}
                    class="whole"
                >
                    <textarea
                        required
                        rows={8}
                        maxLength={10_000}
                        value={text.value}
                        onInput={(event) => (text.value = event.currentTarget.value)}
                    />
                </Field>
                {!isEmpty && (
                    <section class="whole announcement-preview" aria-label={t("Preview")}>
                        <h2>{title.value}</h2>
                        <RulesText text={text.value} isUploaded />
                    </section>
                )}
            </fieldset>
            <div class="actions">
                <button type="submit" class="primary" disabled={isBusy.value || isEmpty}>
                    {t("Publish")}
                </button>
                <button type="button" disabled={isBusy.value || isEmpty} onClick={() => save(false)}>
                    {t("Save without publishing")}
                </button>
                <button type="button" onClick={onDone}>
                    {t("Cancel")}
                </button>
                <Fault text={fault.value} />
            </div>
        </form>
    );
}
