// What an author may do with a game: take it back before the decision, and out of the arena after it.
import { gamePackages, type GamePackage } from "../api/game_packages";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { isUndecided } from "./package_words";

interface Props {
    readonly package: GamePackage;
    readonly isPlayed: boolean;
    readonly onChange: () => void;
}

export function OwnActions({ package: one, isPlayed, onChange }: Props) {
    const { isBusy, fault, run } = useAttempt();
    const attempt = (action: () => Promise<GamePackage>) =>
        void run(async () => {
            await action();
            onChange();
        });
    return (
        <>
            {isUndecided(one) && (
                <ConfirmButton label="Take it back" question={`Take ${one.title}, version ${one.version}, back?`} isBusy={isBusy.value} onConfirm={() => attempt(() => gamePackages.cancel(one.id))} />
            )}
            {isPlayed && (
                <ConfirmButton
                    label="Withdraw the game"
                    question={`Take ${one.title} out of the arena? Games that have begun are played to their end.`}
                    isBusy={isBusy.value}
                    onConfirm={() => attempt(() => gamePackages.withdraw(one.game))}
                />
            )}
            <Fault text={fault.value} />
        </>
    );
}
