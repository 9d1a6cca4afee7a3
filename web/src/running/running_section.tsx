// The part of a page with the games between bots that are being played. What shows boards is loaded only when there is one.
import type { RunningGames } from "../api/types";
import { useFollowed } from "../app/followed";
import { lazy } from "../app/lazy";

const RunningList = lazy(() => import("./running_list").then((list) => list.RunningList));

interface Props {
    // Of the running games: "game=ploy" or "tournament=7".
    readonly query: string;
    readonly heading: string;
}

// Nothing where nothing is played.
export function RunningSection({ query, heading }: Props) {
    const asked = useFollowed<RunningGames>(`/running-games?${query}`).asked.value;
    const games = asked.is === "there" ? asked.answer.items : [];
    if (games.length === 0) return null;
    return (
        <section aria-label={heading} class="running">
            <h2>{heading}</h2>
            <RunningList games={games} />
        </section>
    );
}
