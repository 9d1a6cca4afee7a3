// A house bot on one ladder. Submitted bots have a page of their own.
import { ladders, type Contender } from "../api/ladders";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { playerName } from "../app/house_bots";
import { link } from "../app/routes";
import { Career } from "../league/career";
import { rich, t } from "../words/words";

export function ContenderPage({ game, id }: { readonly game: string; readonly id: string }) {
    const asked = useFollowed<Contender>(ladders.contenderPath(game, id)).asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Bot not found")}</h1>
                <p>
                    {rich("{why}. See the <a>{game} ladder</a>.", {
                        why: asked.why,
                        game: titleOf(game),
                        a: (words) => <a href={link("ladder", { game })}>{words}</a>,
                    })}
                </p>
            </section>
        );
    }
    const { name, kind } = asked.answer;
    return (
        <>
            <h1>{playerName(game, { kind, name })}</h1>
            <p>
                {rich("{kind, select, house {House bot} other {Bot}} on the <a>{game} ladder</a>.", {
                    kind,
                    game: titleOf(game),
                    a: (words) => <a href={link("ladder", { game })}>{words}</a>,
                })}
            </p>
            <Career game={game} contender={asked.answer} />
        </>
    );
}
