// One contest: rules, deadline, standings, and the organiser’s controls.
import { contests, type Contest } from "../api/contests";
import { useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { Deadline } from "../contest/deadline";
import { SubmitBot } from "../contest/submit_bot";
import { Organiser } from "../contest/organiser";
import { OwnStatus } from "../contest/own_status";
import { OwnTeamSection } from "../contest/own_team";
import { phases } from "../contest/phases";
import { ContestRules } from "../contest/rules";
import { ContestStanding } from "../contest/standing";
import { ContestTeams } from "../contest/teams";
import "../contest/contest.css";
import { t } from "../words/words";

export function ContestPage({ slug }: { readonly slug: string }) {
    const follower = useFollowed<Contest>(contests.path(slug));
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Contest not found")}</h1>
                <p>
                    {asked.why}. <a href={link("contests")}>{t("All contests")}</a>
                </p>
            </section>
        );
    }
    const contest = asked.answer;
    return (
        <>
            <h1>{contest.title}</h1>
            <p class="quiet">
                {contest.course && (
                    <>
                        <a href={link("course", { slug: contest.course.slug })}>{contest.course.title}</a> ·{" "}
                    </>
                )}
                {phases[contest.state]}.
            </p>
            {contest.grading && !contest.own && contest.terms.teams.most > 1 && (
                <details>
                    <summary>{t("Teams")}</summary>
                    <ContestTeams contest={contest} mayChange={false} />
                </details>
            )}
            {contest.own && <Organiser contest={contest} onChange={() => void follower.look()} />}
            <div class="contest-page">
                <section aria-labelledby="rules">
                    <h2 id="rules">{t("Task and rules")}</h2>
                    <ContestRules contest={contest} />
                </section>
                <section class="card" aria-labelledby="deadline">
                    <h2 id="deadline">{t("Deadline")}</h2>
                    <Deadline contest={contest} hasClock />
                    <SubmitBot contest={contest} />
                </section>
            </div>
            {contest.member && contest.terms.teams.most > 1 && <OwnTeamSection contest={contest} onChange={() => void follower.look()} />}
            <OwnStatus contest={contest} />
            <ContestStanding contest={contest} />
        </>
    );
}
