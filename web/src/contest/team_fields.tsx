// The fields of an assignment’s teams.
import type { Terms } from "../api/contests";
import { Field } from "../forms/field";
import { localOf } from "../forms/moments";
import { t } from "../words/words";

export function TeamFields({ terms }: { readonly terms: Terms | null }) {
    const rules = terms?.teams;
    return (
        <>
            <Field label={t("Largest team")} hint={t("1: everybody submits on their own.")}>
                <input name="team_most" type="number" min={1} max={100} required defaultValue={rules?.most ?? 1} />
            </Field>
            <Field label={t("Smallest team that can submit")}>
                <input name="team_least" type="number" min={1} max={100} required defaultValue={rules?.least ?? 1} />
            </Field>
            <Field label={t("Teams are made by")}>
                <select name="teams_by">
                    <option value="staff" selected={!rules?.by_students}>
                        {t("the staff")}
                    </option>
                    <option value="students" selected={rules?.by_students ?? false}>
                        {t("the students")}
                    </option>
                </select>
            </Field>
            <Field label={t("Students make teams until")} hint={t("In your time zone; empty: until the deadline.")}>
                <input name="team_until" type="datetime-local" defaultValue={rules?.until ? localOf(rules.until) : ""} />
            </Field>
        </>
    );
}
