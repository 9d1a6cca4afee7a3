// How wide the frame of a viewer is, so that all of it is seen without scrolling.
//
// A viewer lays itself out in the width that it has, and tells its height; a board becomes lower as it becomes narrower. So the frame
// begins with all the width there is, and is made narrower until its height fits. It does not grow again in the same room: a board that
// changed its size with every message would be hard to look at.
export interface Room {
    readonly width: number;
    readonly height: number;
}

export interface Fit {
    readonly room: Room;
    readonly width: number;
    // Of the first height that was too much; null while there was none.
    readonly tooTall: number | null;
    // Narrower was not lower: the frame scrolls.
    readonly isHopeless: boolean;
}

export const leastWidth = 240;

export function fitIn(room: Room): Fit {
    return { room, width: room.width, tooTall: null, isHopeless: false };
}

// A step that a board as high as it is wide needs, and not too small a one: each takes a message.
function stepFrom({ room, width }: Fit, height: number): number {
    return Math.ceil(Math.max((height - room.height) / Math.max(1, height / width), room.width / 40));
}

// After the viewer has told its height in a frame of this width.
export function fitted(fit: Fit, height: number): Fit {
    const { room, width, isHopeless } = fit;
    if (isHopeless || height <= room.height) return fit;
    const tooTall = fit.tooTall ?? height;
    const least = Math.min(leastWidth, room.width);
    if (width > least) return { ...fit, tooTall, width: Math.max(least, width - stepFrom(fit, height)) };
    return height < tooTall ? fit : { ...fit, tooTall, width: room.width, isHopeless: true };
}
