// Any JSON, readably: grids as grids, tables as tables, all else by its names.
import type { ComponentChildren } from "preact";
import { visible } from "../../words/visible";
import { t } from "../../words/words";

function isTextGrid(value: unknown): value is string[] {
    return (
        Array.isArray(value) &&
        value.length > 1 &&
        value.every((line) => typeof line === "string" && line.length === (value[0] as string).length && line.length > 1)
    );
}

function isTable(value: unknown): value is (string | number | null)[][] {
    if (!Array.isArray(value) || value.length === 0 || !value.every(Array.isArray)) return false;
    return value.every(
        (row: unknown[]) => row.length === (value[0] as unknown[]).length && row.every((cell) => cell === null || typeof cell !== "object"),
    );
}

function words(name: string): string {
    return visible(name).replace(/[_-]/g, " ");
}

export function Value({ value }: { value: unknown }): ComponentChildren {
    if (value === null) return <span class="quiet">{t("none")}</span>;
    if (typeof value === "boolean") return value ? t("yes") : t("no");
    if (typeof value !== "object") return visible(String(value));
    if (isTextGrid(value)) return <pre class="text-grid">{value.map(visible).join("\n")}</pre>;
    if (isTable(value)) {
        return (
            <table class="value-grid">
                <tbody>
                    {value.map((row, index) => (
                        <tr key={index}>
                            {row.map((cell, column) => (
                                <td key={column}>{cell === null ? "" : visible(String(cell))}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        );
    }
    if (Array.isArray(value)) {
        if (value.length === 0) return <span class="quiet">{t("none")}</span>;
        if (value.every((item) => item === null || typeof item !== "object")) return value.map((item) => visible(String(item))).join(", ");
        return (
            <ol start={0}>
                {value.map((item: unknown, index) => (
                    <li key={index}>
                        <Value value={item} />
                    </li>
                ))}
            </ol>
        );
    }
    return (
        <dl class="members">
            {Object.entries(value as Record<string, unknown>).map(([name, member]) => (
                <div key={name}>
                    <dt>{words(name)}</dt>
                    <dd>
                        <Value value={member} />
                    </dd>
                </div>
            ))}
        </dl>
    );
}
