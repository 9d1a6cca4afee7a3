// Stepping through the plies of a game, while it is played or afterwards.
//
// A value and pure functions on it; the page keeps one in a signal and calls `tick` from a timer. Ply 0 is the start,
// ply n the position after n moves. Who looks at the newest ply keeps looking at the newest one.
export interface Player {
    readonly ply: number;
    readonly last: number;
    readonly isPlaying: boolean;
    // Newer moves have come than the one that is shown, and are shown one after another (pace.ts).
    readonly isCatchingUp: boolean;
    // Plies a second.
    readonly speed: number;
}

export const speeds: readonly number[] = [0.5, 1, 2, 5, 20];

export function playerAt(last: number, ply: number | null = null): Player {
    return { ply: within(ply ?? last, last), last, isPlaying: false, isCatchingUp: false, speed: 1 };
}

function within(ply: number, last: number): number {
    return Math.max(0, Math.min(last, Math.round(ply)));
}

export function seek(player: Player, ply: number): Player {
    return { ...player, ply: within(ply, player.last), isPlaying: false, isCatchingUp: false };
}

export function step(player: Player, by: number): Player {
    return seek(player, player.ply + by);
}

// Where several move at once there is no position between their moves: a player that comes there goes on, the way it came.
export function settled(player: Player, from: number, isInside: (ply: number) => boolean): Player {
    const by = player.ply < from ? -1 : 1;
    let { ply } = player;
    while (ply > 0 && ply < player.last && isInside(ply)) ply += by;
    return ply === player.ply ? player : { ...player, ply };
}

// At the end, playing begins again from the start.
export function toggle(player: Player): Player {
    if (player.isPlaying) return { ...player, isPlaying: false };
    const ply = player.ply >= player.last ? 0 : player.ply;
    return { ...player, ply, isPlaying: player.last > 0, isCatchingUp: false };
}

export function tick(player: Player): Player {
    if (!player.isPlaying) return player;
    const ply = within(player.ply + 1, player.last);
    return { ...player, ply, isPlaying: ply < player.last };
}

// More moves have come, or some were taken back. With a pace, who looks at the newest sees them one after another.
export function grown(player: Player, last: number, hasPace = false): Player {
    const isNewest = (player.ply === player.last && !player.isPlaying) || player.isCatchingUp;
    const isCatchingUp = hasPace && isNewest && last > player.ply;
    return { ...player, last, ply: isNewest && !isCatchingUp ? last : within(player.ply, last), isCatchingUp };
}

// The next of the moves that wait is shown.
export function caughtUp(player: Player, ply: number): Player {
    return player.isCatchingUp ? { ...player, ply: within(ply, player.last), isCatchingUp: ply < player.last } : player;
}

export function withSpeed(player: Player, speed: number): Player {
    return { ...player, speed };
}

// What a key does; nothing where it does nothing.
export function pressed(player: Player, key: string): Player | null {
    switch (key) {
        case "ArrowLeft":
            return step(player, -1);
        case "ArrowRight":
            return step(player, 1);
        case "PageUp":
            return step(player, -10);
        case "PageDown":
            return step(player, 10);
        case "Home":
            return seek(player, 0);
        case "End":
            return seek(player, player.last);
        case " ":
            return toggle(player);
        default:
            return null;
    }
}
