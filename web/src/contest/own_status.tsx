// Where the reader stands in a contest: what they have submitted, what came of it, whether a bot of theirs plays, and
// in the end their place.
import { contests, type Contest, type ContestStanding } from "../api/contests";
import { submissions, type Bot, type Version } from "../api/submissions";
import type { BotPage } from "../api/types";
import { useAsked } from "../app/asked";
import { calm, useFollowed } from "../app/followed";
import { session } from "../app/session";
import { Versions } from "../submit/versions";
import { t } from "../words/words";

// The final is not over; what is accepted will play in it, or plays now.
const comesBeforeTheEnd = (state: Contest["state"]) => state !== "published";

const isOpen = ({ state }: Contest) => state === "open" || state === "late";

export function statusWords(contest: Contest, playing: Version | null, newest: Version | null): readonly string[] {
    const words: string[] = [];
    if (newest === null) return isOpen(contest) ? [t("You have not submitted a bot yet.")] : [t("You did not submit a bot.")];
    if (newest.finished === null) words.push(t("Version {number} is being judged.", { number: newest.number }));
    if (playing !== null && comesBeforeTheEnd(contest.state))
        words.push(t("Version {number} takes part in the final.", { number: playing.number }));
    if (playing === null && newest.finished !== null)
        words.push(
            isOpen(contest)
                ? t("No version has been accepted yet. Only accepted bots take part in the final.")
                : t("No version was accepted, so you do not take part in the final."),
        );
    return words;
}

function OwnPlace({ contest, bot }: { contest: Contest; bot: number }) {
    const asked = useFollowed<ContestStanding>(contests.standingPath(contest.slug), () => true).asked.value;
    if (asked.is !== "there") return null;
    const own = asked.answer.items.find((place) => place.bot === bot);
    const all = asked.answer.items.filter(({ place }) => place !== null).length;
    if (own === undefined || own.place === null) return null;
    return <p class="own-place">{t("Place {place} of {all}", { place: own.place, all })}</p>;
}

function Submitted({ contest, bot: { id } }: { contest: Contest; bot: Bot }) {
    const asked = useFollowed<BotPage>(`/bots/${id}`, () => false, calm).asked.value;
    if (asked.is !== "there") return <p class="quiet">{asked.is === "asking" ? t("Loading…") : asked.why}</p>;
    const { bot, versions } = asked.answer;
    const playing = versions.find((version) => version.id === bot.accepted) ?? null;
    return (
        <>
            {contest.state === "published" && <OwnPlace contest={contest} bot={id} />}
            {statusWords(contest, playing, versions[0] ?? null).map((words) => (
                <p key={words}>{words}</p>
            ))}
            <Versions versions={versions} playing={bot.accepted} areOwn />
        </>
    );
}

function Status({ contest, person }: { contest: Contest; person: number }) {
    const asked = useAsked(() => submissions.bots(`owner=${person}&game=${contest.game}`), [person, contest.id]).value;
    if (asked.is !== "there") return null;
    const bot = asked.answer.find((own) => own.contest === contest.id);
    if (bot === undefined && contest.grading) return null; // staff take no part
    return (
        <section aria-labelledby="own-submissions">
            <h2 id="own-submissions">{t("Your submissions")}</h2>
            {bot === undefined ? <p class="quiet">{statusWords(contest, null, null)[0]}</p> : <Submitted contest={contest} bot={bot} />}
        </section>
    );
}

export function OwnStatus({ contest }: { readonly contest: Contest }) {
    const person = session.person.value;
    const takesPart = contest.course === null || contest.member || contest.grading;
    if (person === null || !takesPart || contest.state === "draft" || contest.state === "announced") return null;
    return <Status contest={contest} person={person.id} />;
}
