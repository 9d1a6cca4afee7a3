// Submitted games: test reports, and approving or rejecting them.
import { useSignal } from "@preact/signals";
import { gamePackages, type GamePackage } from "../api/game_packages";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { textIn } from "../forms/values";
import { Pages } from "../lists/pages";
import { PackageEntry } from "../packages/package_entry";
import { t } from "../words/words";

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
            <Field label={t("Reason, shown to the author")}>
                <input name="why" required maxLength={1000} />
            </Field>
            <button type="submit" class="danger">
                {t("Reject")}
            </button>
        </form>
    );
}

function Decision({ package: { id, title }, onChange }: Props) {
    const { isBusy, fault, run } = useAttempt();
    const isRefusing = useSignal(false);
    const isApproving = useSignal(false);
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
                    aria-label={t("Approve {title}", { title })}
                    disabled={isBusy.value}
                    onClick={() => {
                        isApproving.value = true;
                        decide(() => gamePackages.approve(id).finally(() => (isApproving.value = false)));
                    }}
                >
                    {isApproving.value ? t("Building…") : t("Approve")}
                </button>
                <button
                    type="button"
                    aria-label={t("Reject {title}", { title })}
                    aria-expanded={isRefusing.value}
                    onClick={() => (isRefusing.value = !isRefusing.value)}
                >
                    {t("Reject…")}
                </button>
            </div>
            {isApproving.value && (
                <p class="quiet" role="status">
                    {t("The game’s programs are being built. This can take a few minutes; you can leave this page.")}
                </p>
            )}
            {isRefusing.value && <Refusal onRefuse={(why) => decide(() => gamePackages.refuse(id, why))} />}
            <Fault text={fault.value} />
        </>
    );
}

function List({ packages, look }: { packages: readonly GamePackage[]; look: () => void }) {
    if (packages.length === 0) return <p class="quiet">{t("No games submitted yet.")}</p>;
    return (
        <ul class="cards">
            {packages.map((one) => (
                <PackageEntry key={one.id} package={one}>
                    {one.state === "waiting" && <Decision package={one} onChange={look} />}
                </PackageEntry>
            ))}
        </ul>
    );
}

export function GamePackages() {
    return <Pages<GamePackage> path={gamePackages.listPath}>{(packages, look) => <List packages={packages} look={look} />}</Pages>;
}
