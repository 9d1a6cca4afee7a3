// Where the account is logged in, and how to end that.
import { useSignal } from "@preact/signals";
import { sessions, type Session } from "../api/people";
import { useAsked } from "../app/asked";
import { session as current } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { longMoment } from "../forms/moments";
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
            <td class="words">{session.address || "unknown"}</td>
            <td class="words">{session.current ? "now" : longMoment(session.last_seen)}</td>
            <td class="words">
                {session.current ? (
                    "this device"
                ) : (
                    <button type="button" class="danger" disabled={isBusy.value} onClick={() => void end()}>
                        Log out
                    </button>
                )}
                <Fault text={fault.value} />
            </td>
        </tr>
    );
}

function SessionTable({ items, onEnded }: { items: readonly Session[]; onEnded: () => void }) {
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">Device</th>
                        <th scope="col" class="words">
                            Address
                        </th>
                        <th scope="col" class="words">
                            Last seen
                        </th>
                        <th scope="col" class="words">
                            <span class="hidden-text">Actions</span>
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
            <h2 id="sessions">Sessions</h2>
            <p>Devices on which you are logged in. If you do not know one of them, log out everywhere and change your password.</p>
            {asked.is === "there" && <SessionTable items={asked.answer.items} onEnded={() => ++changes.value} />}
            <Fault text={asked.is === "failed" ? asked.why : fault.value} />
            <p>
                <ConfirmButton
                    label="Log out everywhere"
                    question="This ends all sessions, this one too, and disconnects your bots. Log out everywhere?"
                    isBusy={isBusy.value}
                    onConfirm={() => void endAll()}
                />
            </p>
        </section>
    );
}
