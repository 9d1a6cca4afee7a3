// The link to submit a game, for game authors.
import { maySubmitGames } from "../app/roles";
import { link } from "../app/routes";
import { session } from "../app/session";
import "./packages.css";

export function SubmitGameLink({ words }: { readonly words: string }) {
    if (!maySubmitGames(session.person.value)) return null;
    return (
        <p class="hand-in-link">
            <a href={link("submit-game")}>{words}</a>
        </p>
    );
}
