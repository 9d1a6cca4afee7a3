// Choosing a game.
import type { GameInfo } from "../api/games";
import { t } from "../words/words";
import { Field } from "./field";

interface Props {
    readonly games: readonly GameInfo[];
    readonly chosen: string;
    readonly onChoose: (game: string) => void;
}

export function GameSelect({ games, chosen, onChoose }: Props) {
    return (
        <Field label={t("Game")}>
            <select name="game" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
                {games.map(({ name, title }) => (
                    <option key={name} value={name}>
                        {title}
                    </option>
                ))}
            </select>
        </Field>
    );
}
