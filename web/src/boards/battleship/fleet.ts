// A fleet while it is being placed: ships that are moved, turned and shuffled until they fit.
import { gridSize, squareName, squaresOf, type Ship, type Square } from "./view";

export const shipSizes: readonly number[] = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];

export type Fleet = readonly Ship[];
export type Chance = () => number;

function isOnGrid(ship: Ship): boolean {
    return squaresOf(ship).every(({ column, row }) => column >= 0 && row >= 0 && column < gridSize && row < gridSize);
}

// Ships may touch at corners, never along an edge.
function areTooClose(one: Ship, other: Ship): boolean {
    return squaresOf(one).some((here) =>
        squaresOf(other).some((there) => Math.abs(here.column - there.column) + Math.abs(here.row - there.row) <= 1),
    );
}

// The ships, by number, that are off the grid or too close to another.
export function misplaced(fleet: Fleet): ReadonlySet<number> {
    const wrong = new Set<number>();
    for (const [index, ship] of fleet.entries()) {
        const isWrong = !isOnGrid(ship) || fleet.some((other, place) => place !== index && areTooClose(ship, other));
        if (isWrong) wrong.add(index);
    }
    return wrong;
}

export function isReady(fleet: Fleet): boolean {
    return fleet.length === shipSizes.length && misplaced(fleet).size === 0;
}

// The nearest square from which the ship lies wholly on the grid.
function within(ship: Ship, { column, row }: Square): Square {
    const across = ship.direction === "horizontal" ? ship.size : 1;
    const down = ship.direction === "vertical" ? ship.size : 1;
    const clamp = (value: number, length: number) => Math.max(0, Math.min(gridSize - length, value));
    return { column: clamp(column, across), row: clamp(row, down) };
}

function replaced(fleet: Fleet, index: number, ship: Ship): Fleet {
    return fleet.map((old, place) => (place === index ? ship : old));
}

export function moved(fleet: Fleet, index: number, to: Square): Fleet {
    const ship = fleet[index];
    return ship ? replaced(fleet, index, { ...ship, position: squareName(within(ship, to)) }) : fleet;
}

export function rotated(fleet: Fleet, index: number): Fleet {
    const ship = fleet[index];
    if (!ship) return fleet;
    const direction = ship.direction === "horizontal" ? "vertical" : "horizontal";
    const turned: Ship = { ...ship, direction };
    const start = squaresOf(ship)[0] as Square;
    return replaced(fleet, index, { ...turned, position: squareName(within(turned, start)) });
}

function randomShip(size: number, chance: Chance): Ship {
    const direction = chance() < 0.5 ? "horizontal" : "vertical";
    const pick = (length: number) => Math.floor(chance() * (gridSize - length + 1));
    const square = direction === "horizontal" ? { column: pick(size), row: pick(1) } : { column: pick(1), row: pick(size) };
    return { position: squareName(square), direction, size };
}

// A valid fleet: ships are dropped one after another, the long ones first, and all are taken up again when one finds
// no room.
export function randomFleet(chance: Chance): Fleet {
    const tries = 200;
    for (;;) {
        const fleet: Ship[] = [];
        for (const size of shipSizes) {
            for (let attempt = 0; attempt < tries; ++attempt) {
                const ship = randomShip(size, chance);
                if (fleet.some((other) => areTooClose(ship, other))) continue;
                fleet.push(ship);
                break;
            }
        }
        if (isReady(fleet)) return fleet;
    }
}

export function fleetText(fleet: Fleet): string {
    return fleet.map((ship) => `${ship.position}-${ship.direction[0]}-${ship.size}`).join(",");
}
