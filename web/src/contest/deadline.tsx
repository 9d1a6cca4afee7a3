// When a contest opens and closes, and how long that is from now, by the arena's clock.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { ContestSummary } from "../api/contests";
import { longMoment } from "../forms/moments";
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
function Countdown({ words, moment }: { words: string; moment: string }) {
    const left = Date.parse(moment) - useNow();
    return (
        <p class="countdown" role="timer" aria-live="off">
            {left > 0 ? `${words} ${countdownText(left)}` : "Now."}
        </p>
    );
}

export function Deadline({ contest }: { readonly contest: ContestSummary }) {
    const { state, opens, closes } = contest;
    return (
        <>
            {state === "announced" && <Countdown words="Opens in" moment={opens} />}
            {state === "open" && <Countdown words="Closes in" moment={closes} />}
            <dl class="facts">
                <dt>Opens</dt>
                <dd>
                    <time dateTime={opens}>{longMoment(opens)}</time>
                </dd>
                <dt>Closes</dt>
                <dd>
                    <time dateTime={closes}>{longMoment(closes)}</time>
                </dd>
            </dl>
        </>
    );
}
