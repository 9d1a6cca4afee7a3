// How much of the allowed storage one’s bots and games use.
import { submissions } from "../api/submissions";
import { useAsked } from "../app/asked";
import { t } from "../words/words";
import { isNearlyFull, storageWords } from "./storage_words";
import "./account.css";

export function StorageUse() {
    const asked = useAsked(() => submissions.storage(), []).value;
    if (asked.is !== "there") return null;
    const { used, allowed } = asked.answer;
    return (
        <section aria-labelledby="storage">
            <h2 id="storage">{t("Storage")}</h2>
            <p>{t("The bots and games that you have submitted. Files that were not accepted are removed after some time.")}</p>
            {allowed !== null && (
                <meter class="storage" aria-label={t("Storage used")} max={allowed} high={0.9 * allowed} optimum={0} value={used} />
            )}
            <p>{storageWords(asked.answer)}</p>
            {isNearlyFull(asked.answer) && (
                <p>{t("To make room, delete submissions that were not accepted: open one and press Delete.")}</p>
            )}
        </section>
    );
}
