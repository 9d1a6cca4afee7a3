// The moments that samples.json has.
export function samples(play) {
    const game = play("martian-chess", ["smart:nodes=2000", "greedy"], 5);
    return [
        game.sample("The start", 0, 0),
        game.sample("In the middle, player 1 to move", 13, 1),
        game.sample("The end", game.moves.length, null, false),
    ];
}

export const replay = { game: "martian-chess", bots: ["greedy", "greedy"], seed: 8 };
