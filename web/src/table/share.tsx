// Below a game: sharing it (link, embed code, record), and being called back to it.
import { tables, type Table } from "../api/tables";
import { link } from "../app/routes";
import { FromHere } from "../replay/from_here";
import { t } from "../words/words";
import { CallMe } from "./attention";
import { embedCode } from "./links";

function Copied({ label, text }: { label: string; text: string }) {
    return (
        <label>
            {label}
            <input class="link" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
    );
}

// Who plays against people may have to wait for them. Bots answer at once.
function isWaitedFor({ you, status, seats }: Table): boolean {
    const isPerson = (seat: number) => ["open", "invited"].includes(seats[seat]?.kind ?? "");
    return you !== null && status === "playing" && seats.some((_, seat) => seat !== you && isPerson(seat));
}

async function positionAt(table: number, ply: number): Promise<string | null> {
    return (await tables.views(String(table), ply, 1, null)).items[0]?.position ?? null;
}

export function Share({ table, ply, origin }: { readonly table: Table; readonly ply: number; readonly origin: string }) {
    return (
        <div class="share">
            <div class="links">
                <a href={link("table", { id: table.id, ply })}>{t("Link to this position")}</a>
                {table.status === "over" && (
                    <a href={`/api/v1/tables/${table.id}/record`} download={`${table.game}-${table.id}.record`}>
                        {t("Download record")}
                    </a>
                )}
                {table.status === "over" && <FromHere game={table.game} find={() => positionAt(table.id, ply)} />}
                {isWaitedFor(table) && <CallMe />}
            </div>
            {!table.private && (
                <details>
                    <summary>{t("Share")}</summary>
                    <Copied label={t("Link")} text={`${origin}/tables/${table.id}?ply=${ply}`} />
                    <Copied label={t("Embed code")} text={embedCode(origin, table.id)} />
                </details>
            )}
        </div>
    );
}
