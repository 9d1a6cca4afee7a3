// Contests as cards, each with its deadline.
import type { ContestSummary } from "../api/contests";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { Deadline } from "./deadline";
import { phases } from "./phases";
import "./contest.css";

interface Props {
    readonly contests: readonly ContestSummary[];
    readonly heading: "h2" | "h3";
}

export function ContestCards({ contests, heading: Heading }: Props) {
    return (
        <ul class="cards">
            {contests.map((contest) => (
                <li key={contest.id} class="card">
                    <Heading>
                        <a href={link("contest", { slug: contest.slug })}>{contest.title}</a>
                    </Heading>
                    <p class="quiet">
                        {contest.course && `${contest.course.title} · `}
                        {titleOf(contest.game)} · {phases[contest.state]}
                    </p>
                    <Deadline contest={contest} />
                </li>
            ))}
        </ul>
    );
}
