// The moments that samples.json has.
export function samples(play) {
    const game = play("catan", ["settler", "settler", "settler", "settler"], 11);
    const decided = (title, from, wanted) => {
        const ply = game.find(from, wanted);
        return game.sample(title, ply, game.view(ply, null).decides);
    };
    return [
        decided("The first settlement", 0, () => true),
        decided("A turn with much to do", 150, (view) => view.expected === "turn" && view.players[view.turn].hand_size > 5),
        decided("Moving the robber", 60, (view) => view.expected === "robber"),
        decided("Discarding", 60, (view) => view.expected === "discard"),
        decided("Answering an offer", 60, (view) => view.expected === "answer"),
        game.sample("The end", game.moves.length, null, false),
    ];
}
