// The author’s actions: cancel a submission, delete it, withdraw an approved game.
import { gamePackages, type GamePackage } from "../api/game_packages";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
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
                    label="Cancel submission"
                    question={`Cancel the submission of ${one.title}, version ${one.version}?`}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.cancel(one.id))}
                />
            )}
            {isUnwanted(one) && (
                <ConfirmButton
                    label="Delete"
                    question={`Delete ${one.title}, version ${one.version}, with its test report?`}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.delete(one.id))}
                />
            )}
            {isPlayed && (
                <ConfirmButton
                    label="Withdraw game"
                    question={`Withdraw ${one.title}? Games in progress are played to the end.`}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.withdraw(one.game))}
                />
            )}
            <Fault text={fault.value} />
        </>
    );
}
