// The same page of another game, one click away.
import { toldGames } from "../app/games";
import { t } from "../words/words";
import "./game_choice.css";

interface Props {
    readonly current: string | null;
    readonly addressOf: (game: string) => string;
}

export function GameChoice({ current, addressOf }: Props) {
    return (
        <nav class="game-choice" aria-label={t("Games")}>
            {toldGames.value.map(({ name, title }) => (
                <a key={name} href={addressOf(name)} aria-current={name === current ? "page" : undefined}>
                    {title}
                </a>
            ))}
        </nav>
    );
}
