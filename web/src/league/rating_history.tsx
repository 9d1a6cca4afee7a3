// A bot’s rating history.
import type { Contender } from "../api/ladders";
import { Plot } from "../plots/plot";
import { t } from "../words/words";
import { figure } from "./figures";
import { plotted, useHistory } from "./history";

export function RatingHistory({ game, contender }: { readonly game: string; readonly contender: Contender }) {
    const { id, games, rating, mean } = contender;
    const steps = useHistory(game, id, games).value;
    if (games === 0) return <p class="quiet">{t("No games played yet.")}</p>;
    const load = async () => {
        const { drawRatings } = await import("../plots/ratings");
        return drawRatings(plotted(steps));
    };
    const words = t("Rating {rating} after {games} games; estimated skill {mean}.", { rating: figure(rating), games, mean: figure(mean) });
    return (
        <figure class="rating-history">
            <figcaption>
                {words} <span class="quiet">{t("The band shows the likely range of skill. Its lower edge is the rating.")}</span>
            </figcaption>
            <Plot label={t("Skill over the games played")} load={load} inputs={[steps]} />
        </figure>
    );
}
