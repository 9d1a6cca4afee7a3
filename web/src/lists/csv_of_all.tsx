// Downloads a whole list as CSV, including what is not shown.
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { csvOf, type Cell } from "./csv";
import { addressOf } from "./csv_link";

interface Props {
    readonly file: string;
    readonly titles: readonly string[];
    readonly load: () => Promise<readonly (readonly Cell[])[]>;
}

function save(file: string, text: string): void {
    const link = document.createElement("a");
    link.download = file;
    link.href = addressOf(text);
    link.click();
}

export function CsvOfAll({ file, titles, load }: Props) {
    const { isBusy, fault, run } = useAttempt();
    return (
        <p class="csv">
            <button type="button" disabled={isBusy.value} onClick={() => void run(async () => save(file, csvOf(titles, await load())))}>
                {t("Download all (CSV)")}
                <span class="hidden-text"> ({file})</span>
            </button>
            <Fault text={fault.value} />
        </p>
    );
}
