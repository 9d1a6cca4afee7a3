// A bot of the house on one ladder. Bots of people have a page of their own, with their versions.
import { ladders, type ContenderResults } from "../api/ladders";
import { useFollowed } from "../app/followed";
import { titleOf } from "../app/games";
import { Career } from "../league/career";

export function ContenderPage({ game, id }: { readonly game: string; readonly id: string }) {
    const asked = useFollowed<ContenderResults>(ladders.contenderPath(game, id)).asked.value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>There is no such bot</h1>
                <p>
                    {asked.why}. <a href={`/ladder/${game}`}>The ladder of {titleOf(game)}</a> lists who plays.
                </p>
            </section>
        );
    }
    const { name, kind } = asked.answer.contender;
    return (
        <>
            <h1>{name}</h1>
            <p>
                {kind === "house" ? "A bot of the house" : "A bot"} on <a href={`/ladder/${game}`}>the ladder of {titleOf(game)}</a>.
            </p>
            <Career game={game} results={asked.answer} />
        </>
    );
}
