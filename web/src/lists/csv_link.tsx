// Downloads a table as CSV.
import { t } from "../words/words";
import { csvOf, type Cell } from "./csv";

interface Props {
    readonly file: string;
    readonly titles: readonly string[];
    readonly rows: readonly (readonly Cell[])[];
}

export function addressOf(text: string): string {
    return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}

export function CsvLink({ file, titles, rows }: Props) {
    return (
        <a class="csv" download={file} href={addressOf(csvOf(titles, rows))}>
            {t("Download (CSV)")}
            <span class="hidden-text"> ({file})</span>
        </a>
    );
}
