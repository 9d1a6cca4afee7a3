// The same page of another game, one click away.
import { allGames, titleOf } from "../app/games";
import "./game_choice.css";

interface Props {
    readonly current: string | null;
    readonly addressOf: (game: string) => string;
}

export function GameChoice({ current, addressOf }: Props) {
    return (
        <nav class="game-choice" aria-label="Games">
            {allGames.value.map(({ name }) => (
                <a key={name} href={addressOf(name)} aria-current={name === current ? "page" : undefined}>
                    {titleOf(name)}
                </a>
            ))}
        </nav>
    );
}
