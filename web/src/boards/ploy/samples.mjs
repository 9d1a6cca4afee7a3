// The moments that samples.json has.
export function samples(play) {
    const game = play("ploy", ["smart:nodes=2000", "greedy"], 3);
    return [
        game.sample("The start, black to move", 0, 0),
        game.sample("Seen from white's side", 25, 1),
        game.sample("The end", game.moves.length, null, false),
    ];
}
