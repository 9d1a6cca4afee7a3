// The numbers that bots have reported with their logs, each plotted over the game.
import { Plot } from "../plots/plot";
import { numberWords } from "../words/words";
import type { Course } from "./notes";

// The plies, and for each seat its values; null where it reported none.
export function seriesOf(course: Course, plies: number, seats: number): [number[], ...(number | null)[][]] {
    const all = Array.from({ length: plies }, (_, index) => index + 1);
    const valueAt = (seat: number) => (ply: number) => {
        const found = course.values.get(ply);
        return found?.seat === seat ? found.value : null;
    };
    return [all, ...Array.from({ length: seats }, (_, seat) => all.map(valueAt(seat)))];
}

interface Props {
    readonly numbers: readonly Course[];
    readonly plies: number;
    readonly names: readonly string[];
    readonly ply: number;
    readonly onChoose: (ply: number) => void;
}

export function NumberPlots({ numbers, plies, names, ply, onChoose }: Props) {
    return (
        <>
            {numbers.map((course) => {
                const load = async () => {
                    const { drawNumbers } = await import("../plots/numbers");
                    return drawNumbers(seriesOf(course, plies, names.length), names, () => ply, onChoose);
                };
                const here = course.values.get(ply);
                return (
                    <figure key={course.name} class="time-plot">
                        <figcaption class="quiet">{here ? `${course.name}: ${numberWords(here.value)}` : course.name}</figcaption>
                        <Plot label={course.name} load={load} inputs={[course.values, plies, ply]} />
                    </figure>
                );
            })}
        </>
    );
}
