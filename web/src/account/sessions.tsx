// Where the account is logged in, and how to end that.
import { useSignal } from "@preact/signals";
import { sessions, type Session } from "../api/people";
import { useAsked } from "../app/asked";
import { session as current } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { longMoment } from "../forms/moments";
import { t } from "../words/words";
import { deviceName } from "./device";
import "../lists/data_table.css";

function Row({ session, onEnded }: { session: Session; onEnded: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    const end = () =>
        run(async () => {
            await sessions.end(session.id);
            onEnded();
        });
    return (
        <tr>
            <th scope="row" title={session.device}>
                {deviceName(session.device)}
            </th>
            <td class="words">{session.address || t("unknown")}</td>
            <td class="words">{session.current ? t("now") : longMoment(session.last_seen)}</td>
            <td class="words">
                {session.current ? (
                    t("this device")
                ) : (
                    <button type="button" class="danger" disabled={isBusy.value} onClick={() => void end()}>
                        {t("Log out")}
                    </button>
                )}
                <Fault text={fault.value} />
            </td>
        </tr>
    );
}

function SessionTable({ items, onEnded }: { items: readonly Session[]; onEnded: () => void }) {
    return (
        <div class="data-table" tabIndex={0} role="group" aria-label={t("Devices")}>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Device")}</th>
                        <th scope="col" class="words">
                            {t("Address")}
                        </th>
                        <th scope="col" class="words">
                            {t("Last seen")}
                        </th>
                        <th scope="col" class="words">
                            <span class="hidden-text">{t("Actions")}</span>
                        </th>
                    </tr>
                </thead>
                <tbody>
                    {items.map((session) => (
                        <Row key={session.id} session={session} onEnded={onEnded} />
                    ))}
                </tbody>
            </table>
        </div>
    );
}

export function Sessions() {
    const changes = useSignal(0);
    const asked = useAsked(() => sessions.list(), [changes.value]).value;
    const { isBusy, fault, run } = useAttempt();
    const endAll = () =>
        run(async () => {
            await sessions.endAll();
            current.runOut();
        });
    return (
        <section aria-labelledby="sessions">
            <h2 id="sessions">{t("Sessions")}</h2>
            <p>{t("Devices on which you are logged in. If you do not know one of them, log out everywhere and change your password.")}</p>
            {asked.is === "there" && <SessionTable items={asked.answer.items} onEnded={() => ++changes.value} />}
            <Fault text={asked.is === "failed" ? asked.why : fault.value} />
            <p>
                <ConfirmButton
                    label={t("Log out everywhere")}
                    question={t("This ends all sessions, this one too, and disconnects your bots. Log out everywhere?")}
                    isBusy={isBusy.value}
                    onConfirm={() => void endAll()}
                />
            </p>
        </section>
    );
}
