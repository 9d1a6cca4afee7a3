// The way to where games of one's own are handed in, for those who may.
import { mayHandInGames } from "../app/roles";
import { session } from "../app/session";
import "./packages.css";

export function HandInLink({ words }: { readonly words: string }) {
    if (!mayHandInGames(session.person.value)) return null;
    return (
        <p class="hand-in-link">
            <a href="/hand-in-game">{words}</a>
        </p>
    );
}
