// When a contest opens and closes, and how long that is from now, by the arena's clock; for one who takes part, their own deadline.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Contest, ContestSummary, OwnTime } from "../api/contests";
import { zonedMoment } from "../forms/moments";
import { locale } from "../words/language";
import { t } from "../words/words";
import { countdownText } from "./countdown";

function useNow(): number {
    const now = useSignal(api.clock.now());
    useEffect(() => {
        const timer = setInterval(() => (now.value = api.clock.now()), 1000);
        return () => clearInterval(timer);
    }, []);
    return now.value;
}

// Read out when somebody asks for it, not every second.
function Countdown({ words, moment }: { words: (time: string) => string; moment: string }) {
    const left = Date.parse(moment) - useNow();
    return (
        <p class="countdown" role="timer" aria-live="off">
            {left > 0 ? words(countdownText(left)) : t("Now.")}
        </p>
    );
}

function Fact({ name, moment }: { name: string; moment: string }) {
    return (
        <>
            <dt>{name}</dt>
            <dd>
                <time dateTime={moment}>{zonedMoment(moment)}</time>
            </dd>
        </>
    );
}

// By which everything is measured.
function ServerClock() {
    const now = new Date(useNow());
    return (
        <p class="quiet server-clock">{t("Server time: {time}", { time: now.toLocaleTimeString(locale, { timeZoneName: "short" }) })}</p>
    );
}

const differs = (contest: ContestSummary, time: OwnTime) => time.extended || Date.parse(time.last) > Date.parse(contest.closes);

// What is counted down to: the opening, the deadline, and then until when late submissions count.
function Next({ contest, time }: { contest: ContestSummary; time: OwnTime | null }) {
    const { state, opens, closes } = contest;
    if (state === "announced") return <Countdown words={(left) => t("Opens in {time}", { time: left })} moment={opens} />;
    if (time ? time.timing === "on_time" : state === "open")
        return <Countdown words={(left) => t("Closes in {time}", { time: left })} moment={time?.deadline ?? closes} />;
    if (time?.timing === "late")
        return <Countdown words={(left) => t("Late submissions count for another {time}", { time: left })} moment={time.last} />;
    return null;
}

interface Props {
    readonly contest: ContestSummary | Contest;
    readonly hasClock?: boolean;
}

export function Deadline({ contest, hasClock = false }: Props) {
    const time = "your_time" in contest ? contest.your_time : null;
    const isOver = contest.state === "frozen" || contest.state === "published";
    return (
        <>
            {!isOver && <Next contest={contest} time={time} />}
            <dl class="facts">
                <Fact name={t("Opens")} moment={contest.opens} />
                <Fact name={t("Closes")} moment={contest.closes} />
                {time && differs(contest, time) && (
                    <>
                        {time.extended && <Fact name={t("Your deadline")} moment={time.deadline} />}
                        <Fact name={t("Counts until")} moment={time.last} />
                    </>
                )}
                {contest.closed !== null && <Fact name={t("Closed early")} moment={contest.closed} />}
            </dl>
            {hasClock && <ServerClock />}
        </>
    );
}
