// What the pages themselves know of the arena's games: their names for people, and a sentence.
export interface GameWords {
    readonly name: string;
    readonly title: string;
    readonly about: string;
}

export const games: readonly GameWords[] = [
    {
        name: "ploy",
        title: "Ploy",
        about: "Pieces move along the lines they show, and turn. Capture the commander, or all the others.",
    },
    {
        name: "martian-chess",
        title: "Martian Chess",
        about: "Pieces belong to whoever's half they stand in. Capture more points than the other.",
    },
    {
        name: "battleship",
        title: "Battleship",
        about: "Hide a fleet of ten ships, then sink the enemy's before yours is sunk.",
    },
    {
        name: "catan",
        title: "Catan",
        about: "Settle an island: gather, build and trade. Who has ten points first has won.",
    },
];

export function titleOf(name: string): string {
    return games.find((game) => game.name === name)?.title ?? name;
}
