// Where the island's points lie in its picture. (1,1) is up, so that rows have the same x + y.
export const side = 50;
export const width = 532;
export const height = 494;
const across = (Math.sqrt(3) / 2) * side;

export interface Pixel {
    readonly x: number;
    readonly y: number;
}

export function pixelOf(point: string): Pixel {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return { x: width / 2 + across * (x - y), y: height / 2 - (side / 2) * (x + y) };
}

export function endsOf(edge: string): readonly [Pixel, Pixel] {
    const [first = "0,0", second = "0,0"] = edge.split(":");
    return [pixelOf(first), pixelOf(second)];
}

export function middleOf(edge: string): Pixel {
    const [one, other] = endsOf(edge);
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function round(value: number): string {
    return value.toFixed(1);
}

export function hexOutline({ x, y }: Pixel, size = side): string {
    const corners = Array.from({ length: 6 }, (_, index) => {
        const angle = (Math.PI / 3) * index - Math.PI / 2;
        return `${round(x + size * Math.cos(angle))} ${round(y + size * Math.sin(angle))}`;
    });
    return `M${corners.join("L")}Z`;
}

// A bar along the edge, shortened at both ends so that corners stay free.
export function edgeOutline(edge: string, breadth: number, shortened: number): string {
    const [one, other] = endsOf(edge);
    const length = Math.hypot(other.x - one.x, other.y - one.y);
    const along = { x: (other.x - one.x) / length, y: (other.y - one.y) / length };
    const aside = { x: (-along.y * breadth) / 2, y: (along.x * breadth) / 2 };
    const from = { x: one.x + along.x * shortened, y: one.y + along.y * shortened };
    const to = { x: other.x - along.x * shortened, y: other.y - along.y * shortened };
    const corners = [
        [from.x + aside.x, from.y + aside.y],
        [to.x + aside.x, to.y + aside.y],
        [to.x - aside.x, to.y - aside.y],
        [from.x - aside.x, from.y - aside.y],
    ];
    return `M${corners.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

// Where a harbour lies: off its edge, away from the island's middle.
export function harbourAt(edge: string): Pixel {
    const { x, y } = middleOf(edge);
    const outward = { x: x - width / 2, y: y - height / 2 };
    const length = Math.hypot(outward.x, outward.y);
    return { x: x + (outward.x / length) * 26, y: y + (outward.y / length) * 26 };
}
