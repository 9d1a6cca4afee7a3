// Who has won a game.
interface Scored {
    readonly winner: number | null;
    readonly scores?: readonly number[];
}

// The winner's seat. Where more than two play, all who share the highest score have won together: a team, or several who are first. It is
// a draw where all have the same.
export function winnersOf({ winner, scores = [] }: Scored): number[] {
    if (winner !== null) return [winner];
    const most = Math.max(...scores);
    const first = scores.flatMap((score, seat) => (score === most ? [seat] : []));
    return scores.length > 2 && first.length < scores.length ? first : [];
}
