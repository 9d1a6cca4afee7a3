// What a game's options are called in a form, where their names are for programs: every folder here that has an options.ts.
interface OptionWords {
    readonly label: string;
    readonly choices?: Readonly<Record<string, string>>;
}
type GameWords = Readonly<Record<string, Readonly<Record<string, OptionWords>>>>;

const folders = import.meta.glob<GameWords>("./*/options.ts", { eager: true, import: "default" });
const games: GameWords = Object.assign({}, ...Object.values(folders)) as GameWords;

function capitalised(text: string): string {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function optionLabel(game: string, option: string): string {
    return games[game]?.[option]?.label ?? capitalised(option);
}

export function choiceWords(game: string, option: string, choice: string): string {
    return games[game]?.[option]?.choices?.[choice] ?? choice;
}
