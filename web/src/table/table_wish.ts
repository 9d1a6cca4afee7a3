// The new-table form’s fields as a request body.
import type { GameInfo } from "../api/games";
import type { SeatWish, TableWish } from "../api/tables";
import { said, textIn } from "../forms/values";
import { clockIn } from "./clock_choice";

export const optionField = (name: string) => `option ${name}`;

// Options that differ from the default.
function optionsIn(form: FormData, { options }: GameInfo): Readonly<Record<string, string>> | undefined {
    const chosen = options
        .map(({ name, standard }) => ({ name, standard, text: textIn(form, optionField(name)) }))
        .filter(({ text, standard }) => text !== "" && text !== standard)
        .map(({ name, text }) => [name, text] as const);
    return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

export function tableWish(form: FormData, game: GameInfo, seats: readonly SeatWish[]): TableWish {
    const position = textIn(form, "position");
    return said({
        game: game.name,
        seats,
        options: optionsIn(form, game),
        clock: clockIn(form),
        position: position === "" ? undefined : position,
        private: form.has("private") ? true : undefined,
    }) as TableWish;
}
