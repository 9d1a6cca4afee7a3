// A bot on a ladder: rating history, results by opponent, games.
import { ladders, type Contender, type Ladder, type Opposition } from "../api/ladders";
import { useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { Pages } from "../lists/pages";
import { rich, t } from "../words/words";
import { LadderGames } from "./ladder_games";
import { Oppositions } from "./oppositions";
import { RatingHistory } from "./rating_history";

const recent = 20;

export function Career({ game, contender }: { readonly game: string; readonly contender: Contender }) {
    return (
        <>
            <section aria-labelledby="rating">
                <h2 id="rating">{t("Rating")}</h2>
                <RatingHistory key={contender.id} game={game} contender={contender} />
            </section>
            <section aria-labelledby="opponents">
                <h2 id="opponents">{t("Results by opponent")}</h2>
                <Pages<Opposition> path={ladders.opponentsPath(game, contender.id)}>
                    {(opponents) => <Oppositions game={game} name={contender.name} opponents={opponents} />}
                </Pages>
            </section>
            <section aria-labelledby="ladder-games">
                <h2 id="ladder-games">{t("Ladder games")}</h2>
                <LadderGames game={game} limit={recent} contender={contender.id} />
            </section>
        </>
    );
}

// Where an uploaded bot stands on its ladder; null while it does not play there.
export function contenderOf(bot: number, contenders: readonly Contender[]): Contender | null {
    return contenders.find((contender) => contender.bot === bot) ?? null;
}

// The same for a bot that is known by its own number.
export function BotCareer({ game, bot }: { readonly game: string; readonly bot: number }) {
    const asked = useFollowed<Ladder>(ladders.botPath(game, bot)).asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const contender = contenderOf(bot, asked.answer.items);
    if (contender) return <Career game={game} contender={contender} />;
    return (
        <section aria-labelledby="rating">
            <h2 id="rating">{t("Rating")}</h2>
            <p class="quiet">
                {rich("Not on <a>the ladder</a> yet. It joins as soon as a version is accepted.", {
                    a: (words) => <a href={link("ladder", { game })}>{words}</a>,
                })}
            </p>
        </section>
    );
}
