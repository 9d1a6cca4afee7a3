// Submitted games: test reports, and approving or rejecting them.
import { useSignal } from "@preact/signals";
import { gamePackages, type GamePackage } from "../api/game_packages";
import type { PageOf } from "../api/pages_of";
import { useFollowed } from "../app/followed";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { textIn } from "../forms/values";
import { PackageEntry } from "../packages/package_entry";

interface Props {
    readonly package: GamePackage;
    readonly onChange: () => void;
}

function Refusal({ onRefuse }: { onRefuse: (why: string) => void }) {
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        onRefuse(textIn(new FormData(event.currentTarget as HTMLFormElement), "why"));
    };
    return (
        <form class="refusal" onSubmit={submit}>
            <Field label="Reason, shown to the author">
                <input name="why" required maxLength={1000} />
            </Field>
            <button type="submit" class="danger">
                Reject
            </button>
        </form>
    );
}

function Decision({ package: { id, title }, onChange }: Props) {
    const { isBusy, fault, run } = useAttempt();
    const isRefusing = useSignal(false);
    const decide = (action: () => Promise<GamePackage>) =>
        void run(async () => {
            await action();
            onChange();
        });
    return (
        <>
            <div class="actions">
                <button
                    type="button"
                    class="primary"
                    aria-label={`Approve ${title}`}
                    disabled={isBusy.value}
                    onClick={() => decide(() => gamePackages.approve(id))}
                >
                    Approve
                </button>
                <button
                    type="button"
                    aria-label={`Reject ${title}`}
                    aria-expanded={isRefusing.value}
                    onClick={() => (isRefusing.value = !isRefusing.value)}
                >
                    Reject…
                </button>
            </div>
            {isRefusing.value && <Refusal onRefuse={(why) => decide(() => gamePackages.refuse(id, why))} />}
            <Fault text={fault.value} />
        </>
    );
}

export function GamePackages() {
    const follower = useFollowed<PageOf<GamePackage>>(gamePackages.listPath);
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    if (asked.answer.items.length === 0) return <p class="quiet">No games submitted yet.</p>;
    return (
        <ul class="cards">
            {asked.answer.items.map((one) => (
                <PackageEntry key={one.id} package={one}>
                    {one.state === "waiting" && <Decision package={one} onChange={() => void follower.look()} />}
                </PackageEntry>
            ))}
        </ul>
    );
}
