// The standings and the cross table of a tournament, of any size: those blocks of them that are in sight.
import { tournaments, type CrossTable, type Score, type Standing, type Standings } from "../api/tournaments";
import type { World } from "../app/followed";
import { Blocks } from "../lists/blocks";
import type { RowWindow } from "../lists/window";

// Places of a block of the standings, and rows and columns of one of the cross table. The arena gives so many columns at once.
const [placesInBlock, rowsInBlock, columnsInBlock] = [50, 25, 200];

function blocksOf({ first, end }: RowWindow, size: number): number[] {
    const [from, to] = [Math.floor(first / size), Math.ceil(end / size)];
    return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

export class TournamentTables {
    private readonly places: Blocks<Standings>;
    private readonly scores: Blocks<CrossTable>;

    constructor(
        private readonly id: string,
        isOver: () => boolean,
        world: World,
    ) {
        this.places = new Blocks<Standings>(() => isOver() && this.hasStrengths(), world);
        this.scores = new Blocks<CrossTable>(isOver, world);
    }
    // Places, rows and columns are counted from 0.
    standing(place: number): Standing | undefined {
        return this.places.known.value.get(this.placesPath(Math.floor(place / placesInBlock)))?.items[place % placesInBlock];
    }
    // All that are known, in no order.
    standings(): readonly Standing[] {
        return [...this.places.known.value.values()].flatMap(({ items }) => items);
    }
    score(row: number, column: number): Score | undefined {
        const path = this.scoresPath(Math.floor(row / rowsInBlock), Math.floor(column / columnsInBlock));
        return this.scores.known.value.get(path)?.items[row % rowsInBlock]?.scores[column % columnsInBlock];
    }
    // A part of the page shows these places.
    seePlaces(part: string, ...windows: readonly RowWindow[]): void {
        this.places.want(
            part,
            windows.flatMap((window) => blocksOf(window, placesInBlock)).map((block) => this.placesPath(block)),
        );
    }
    seeScores(rows: RowWindow, columns: RowWindow): void {
        const beside = blocksOf(columns, columnsInBlock);
        this.scores.want(
            "scores",
            blocksOf(rows, rowsInBlock).flatMap((row) => beside.map((column) => this.scoresPath(row, column))),
        );
    }
    look(): void {
        void this.places.look();
        void this.scores.look();
    }
    close(): void {
        this.places.close();
        this.scores.close();
    }

    // Of many bots they are made a while after the last game.
    private hasStrengths(): boolean {
        const first = this.places.known.peek().get(this.placesPath(0))?.items[0];
        return first !== undefined && (first.elo !== undefined || first.skill !== undefined);
    }
    private placesPath(block: number): string {
        return `${tournaments.standingsPath(this.id)}?limit=${placesInBlock}&after=${block * placesInBlock}`;
    }
    private scoresPath(row: number, column: number): string {
        return `${tournaments.crossTablePath(this.id)}?limit=${rowsInBlock}&after=${row * rowsInBlock}&column=${column * columnsInBlock + 1}`;
    }
}
