// The author’s actions: cancel a submission, delete it, withdraw an approved game.
import { gamePackages, type GamePackage } from "../api/game_packages";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import { isUndecided, isUnwanted } from "./package_words";

interface Props {
    readonly package: GamePackage;
    readonly isPlayed: boolean;
    readonly onChange: () => void;
}

export function OwnActions({ package: one, isPlayed, onChange }: Props) {
    const { isBusy, fault, run } = useAttempt();
    const attempt = (action: () => Promise<unknown>) =>
        void run(async () => {
            await action();
            onChange();
        });
    return (
        <>
            {isUndecided(one) && (
                <ConfirmButton
                    label={t("Cancel submission")}
                    question={t("Cancel the submission of {title}, version {version}?", { title: one.title, version: one.version })}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.cancel(one.id))}
                />
            )}
            {isUnwanted(one) && (
                <ConfirmButton
                    label={t("Delete")}
                    question={t("Delete {title}, version {version}, with its test report?", { title: one.title, version: one.version })}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.delete(one.id))}
                />
            )}
            {isPlayed && (
                <ConfirmButton
                    label={t("Withdraw game")}
                    question={t("Withdraw {title}? Games in progress are played to the end.", { title: one.title })}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.withdraw(one.game))}
                />
            )}
            <Fault text={fault.value} />
        </>
    );
}
