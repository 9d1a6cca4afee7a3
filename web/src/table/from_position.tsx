// Tells that a game did not begin where games begin.
export function FromPosition() {
    return <p class="quiet">This game began at a position that a player chose.</p>;
}
