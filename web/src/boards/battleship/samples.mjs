// The moments that samples.json has.
export function samples(play) {
    const game = play("battleship", ["density", "smart"], 4);
    const shooting = game.find(44, (view) => view.turn === 0);
    return [
        game.sample("Placing the fleet", 0, 0),
        game.sample("In the middle, one's own eyes", shooting, 0),
        game.sample("The same for spectators", shooting, null, false),
        game.sample("The end", game.moves.length, 0, false),
    ];
}
