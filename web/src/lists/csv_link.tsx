// What a table shows, as a file to keep.
import { csvOf, type Cell } from "./csv";

interface Props {
    readonly file: string;
    readonly titles: readonly string[];
    readonly rows: readonly (readonly Cell[])[];
}

export function CsvLink({ file, titles, rows }: Props) {
    return (
        <a class="csv" download={file} href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(titles, rows))}`}>
            CSV
        </a>
    );
}
