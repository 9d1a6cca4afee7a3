// Choosing an opponent and starting.
import type { SeatWish } from "../api/tables";
import { houseName, levelOf } from "../app/house_bots";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Portrait } from "../replay/portrait";
import { t } from "../words/words";
import { againstBots, againstPerson, againstUpload, begin, opponentsOf, seatsOf, usualOpponent } from "./start";

export function PlayNow({ game }: { readonly game: string }) {
    const { isBusy, fault, run } = useAttempt();
    const play = (seats: readonly SeatWish[]) => void run(() => begin({ game, seats }));
    const usual = usualOpponent(game);
    return (
        <section class="play-now" aria-label={t("Play now")}>
            <div class="tools">
                {opponentsOf(game).map(({ bot, words }) => (
                    <button
                        key={bot}
                        type="button"
                        class={bot === usual ? "primary" : ""}
                        disabled={isBusy.value}
                        title={words}
                        onClick={() => play(againstBots(game, bot))}
                    >
                        <Portrait of={levelOf(game, bot) ?? "bot"} />
                        {t("Play {houseName}", { houseName: houseName(game, bot) })}
                    </button>
                ))}
                {seatsOf(game) < 2 ? (
                    <button type="button" class="primary" disabled={isBusy.value} onClick={() => play([{ kind: "me" }])}>
                        {t("Play")}
                    </button>
                ) : (
                    <>
                        <button
                            type="button"
                            disabled={isBusy.value}
                            onClick={() => void run(() => begin({ game, seats: againstPerson(game, false), join: true }))}
                        >
                            {t("Find an opponent")}
                        </button>
                        <button type="button" disabled={isBusy.value} onClick={() => play(againstPerson(game, true))}>
                            {t("Invite someone")}
                        </button>
                    </>
                )}
                <a class="button" href={link("new-table", { game })}>
                    {t("More options…")}
                </a>
            </div>
            <Fault text={fault.value} />
        </section>
    );
}

// Against a submitted bot. Solo games have no opponents.
export function PlayAgainst({ game, owner }: { readonly game: string; readonly owner: string }) {
    const { isBusy, fault, run } = useAttempt();
    if (seatsOf(game) < 2) return null;
    return (
        <>
            <button
                type="button"
                disabled={isBusy.value}
                onClick={() => void run(() => begin({ game, seats: againstUpload(game, owner) }))}
            >
                {t("Play against it")}
            </button>
            <Fault text={fault.value} />
        </>
    );
}
