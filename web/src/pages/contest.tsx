// One contest: rules, deadline, standings, and the organiser’s controls.
import { contests, type Contest } from "../api/contests";
import { useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { Deadline } from "../contest/deadline";
import { SubmitBot } from "../contest/submit_bot";
import { Organiser } from "../contest/organiser";
import { phases } from "../contest/phases";
import { ContestRules } from "../contest/rules";
import { ContestStanding } from "../contest/standing";
import "../contest/contest.css";

export function ContestPage({ slug }: { readonly slug: string }) {
    const follower = useFollowed<Contest>(contests.path(slug));
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Contest not found</h1>
                <p>
                    {asked.why}. <a href={link("contests")}>All contests</a>
                </p>
            </section>
        );
    }
    const contest = asked.answer;
    return (
        <>
            <h1>{contest.title}</h1>
            <p class="quiet">{phases[contest.state]}.</p>
            {contest.own && <Organiser contest={contest} onChange={() => void follower.look()} />}
            <div class="contest-page">
                <section aria-labelledby="rules">
                    <h2 id="rules">Task and rules</h2>
                    <ContestRules contest={contest} />
                </section>
                <section class="card" aria-labelledby="deadline">
                    <h2 id="deadline">Deadline</h2>
                    <Deadline contest={contest} />
                    <SubmitBot contest={contest} />
                </section>
            </div>
            <ContestStanding contest={contest} />
        </>
    );
}
