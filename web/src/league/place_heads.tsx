// The heads of the columns that every table of places begins with.
import { t } from "../words/words";
export function PlaceHeads() {
    return (
        <>
            <th scope="col" aria-label={t("Place")}>
                #
            </th>
            <th scope="col" class="words">
                {t("Bot")}
            </th>
        </>
    );
}
