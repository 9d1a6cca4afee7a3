// CPU time that a bot may use.
import type { TimeLimits } from "../api/tournaments";
import { Field } from "../forms/field";
import { t } from "../words/words";

export function TimeFields({ usual, before }: { readonly usual: TimeLimits; readonly before: TimeLimits | null }) {
    const usualText = (limit: number | null) => (limit === null ? t("no limit") : String(limit));
    return (
        <>
            <Field label={t("CPU time per move (ms)")}>
                <input
                    name="per_call_ms"
                    type="number"
                    min={1}
                    placeholder={usualText(usual.per_call_ms)}
                    defaultValue={before?.per_call_ms ?? undefined}
                />
            </Field>
            <Field label={t("CPU time per game (ms)")}>
                <input
                    name="per_game_ms"
                    type="number"
                    min={1}
                    placeholder={usualText(usual.per_game_ms)}
                    defaultValue={before?.per_game_ms ?? undefined}
                />
            </Field>
            <Field label={t("What counts as CPU time")} hint={t("Matters for languages with a virtual machine, such as Java.")}>
                <select name="charge">
                    <option value="all">{t("Everything the program uses")}</option>
                    <option value="player" selected={before?.charge === "player"}>
                        {t("The player’s threads only")}
                    </option>
                </select>
            </Field>
        </>
    );
}
