// One contest: what it asks for, until when, and what came of it; for the organiser, everything to run it.
import { contests, type Contest } from "../api/contests";
import { useFollowed } from "../app/followed";
import { Deadline } from "../contest/deadline";
import { HandIn } from "../contest/hand_in";
import { Organiser } from "../contest/organiser";
import { phases } from "../contest/phases";
import { ContestRules } from "../contest/rules";
import { ContestStanding } from "../contest/standing";
import "../contest/contest.css";

export function ContestPage({ slug }: { readonly slug: string }) {
    const follower = useFollowed<Contest>(contests.path(slug));
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>There is no such contest</h1>
                <p>
                    {asked.why}. <a href="/contests">All contests</a>
                </p>
            </section>
        );
    }
    const contest = asked.answer;
    return (
        <>
            <h1>{contest.title}</h1>
            <p class="quiet">This contest is {phases[contest.state]}.</p>
            {contest.own && <Organiser contest={contest} onChange={() => void follower.look()} />}
            <div class="contest-page">
                <section aria-labelledby="rules">
                    <h2 id="rules">What it asks for</h2>
                    <ContestRules contest={contest} />
                </section>
                <section class="card" aria-labelledby="deadline">
                    <h2 id="deadline">Deadline</h2>
                    <Deadline contest={contest} />
                    <HandIn contest={contest} />
                </section>
            </div>
            <ContestStanding contest={contest} />
        </>
    );
}
