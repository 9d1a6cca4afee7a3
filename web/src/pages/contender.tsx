// A house bot on one ladder. Submitted bots have a page of their own.
import { ladders, type Contender } from "../api/ladders";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { playerName } from "../app/house_bots";
import { link } from "../app/routes";
import { Career } from "../league/career";

export function ContenderPage({ game, id }: { readonly game: string; readonly id: string }) {
    const asked = useFollowed<Contender>(ladders.contenderPath(game, id)).asked.value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Bot not found</h1>
                <p>
                    {asked.why}. See the <a href={link("ladder", { game })}>{titleOf(game)} ladder</a>.
                </p>
            </section>
        );
    }
    const { name, kind } = asked.answer;
    return (
        <>
            <h1>{playerName(game, { kind, name })}</h1>
            <p>
                {kind === "house" ? "House bot" : "Bot"} on the <a href={link("ladder", { game })}>{titleOf(game)} ladder</a>.
            </p>
            <Career game={game} contender={asked.answer} />
        </>
    );
}
