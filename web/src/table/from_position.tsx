// Tells that a game did not begin where games begin.
import { t } from "../words/words";
export function FromPosition() {
    return <p class="quiet">{t("This game began at a position that a player chose.")}</p>;
}
