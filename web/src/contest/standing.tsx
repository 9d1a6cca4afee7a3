// The final standings; for the organiser also real names and rejected submissions.
import { contests, type Contest, type ContestPlace } from "../api/contests";
import { useFollowed } from "../app/followed";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { PlaceHeads } from "../league/place_heads";
import { pointsText } from "../league/score";
import "../league/bot_name.css";
import "../lists/data_table.css";
import { t } from "../words/words";

interface RowProps {
    readonly place: ContestPlace;
    // The contest is one’s own.
    readonly isOwn: boolean;
    readonly hasAuthors: boolean;
    readonly isMine: boolean;
}

function Row({ place, isOwn, hasAuthors, isMine }: RowProps) {
    const { nickname, author, members, attempts, bot, accepted, points } = place;
    return (
        <tr class={isMine ? "own" : ""}>
            <td>{place.place ?? "–"}</td>
            <th scope="row">
                {bot === null ? nickname || author : <a href={link("bot", { id: bot })}>{nickname}</a>}
                {isMine && <span class="tag own-tag">{t("yours")}</span>}
            </th>
            {hasAuthors && (
                <td class="words">
                    {author}
                    {members && <span class="quiet"> ({members.join(", ")})</span>}
                </td>
            )}
            {isOwn && <td>{attempts}</td>}
            {isOwn && <td class="words">{accepted ? t("accepted") : t("not accepted")}</td>}
            <td>
                <strong>{pointsText(points)}</strong>
            </td>
        </tr>
    );
}

function Places({ slug, places, isOwn }: { slug: string; places: readonly ContestPlace[]; isOwn: boolean }) {
    const mine = useOwnBots();
    const hasAuthors = places.some(({ author }) => author !== undefined);
    return (
        <>
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <PlaceHeads />
                            {hasAuthors && (
                                <th scope="col" class="words">
                                    {t("Author")}
                                </th>
                            )}
                            {isOwn && <th scope="col">{t("Attempts")}</th>}
                            {isOwn && (
                                <th scope="col" class="words">
                                    {t("State")}
                                </th>
                            )}
                            <th scope="col">{t("Points")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {places.map((place) => (
                            <Row
                                key={place.author ?? place.nickname}
                                place={place}
                                isOwn={isOwn}
                                hasAuthors={hasAuthors}
                                isMine={place.bot !== null && mine.has(place.bot)}
                            />
                        ))}
                    </tbody>
                </table>
            </div>
            {isOwn ? (
                <p class="downloads">
                    <a href={`/api/v1/contests/${slug}/grades.csv`} download={`grades-${slug}.csv`}>
                        {t("Download grades (CSV)")}
                    </a>
                    <a href={`/api/v1/contests/${slug}/submissions.zip`} download={`submissions-${slug}.zip`}>
                        {t("Download submissions (ZIP)")}
                    </a>
                    <a href={`/api/v1/contests/${slug}/submissions.zip?versions=all`} download={`all-submissions-${slug}.zip`}>
                        {t("with all earlier versions")}
                    </a>
                </p>
            ) : (
                <CsvLink
                    file={`${slug}.csv`}
                    titles={["place", "bot", "points"]}
                    rows={places.map(({ place, nickname, points }) => [place, nickname, points])}
                />
            )}
        </>
    );
}

function Told({ contest }: { contest: Contest }) {
    const asked = useFollowed<{ readonly items: readonly ContestPlace[] }>(
        contests.standingPath(contest.slug),
        () => contest.state === "published",
    ).asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    if (asked.answer.items.length === 0)
        return <p class="quiet">{contest.state === "published" ? t("No submissions.") : t("No submissions yet.")}</p>;
    return <Places slug={contest.slug} places={asked.answer.items} isOwn={contest.grading} />;
}

export function ContestStanding({ contest }: { readonly contest: Contest }) {
    const isTold = contest.grading || contest.state === "published";
    return (
        <section aria-labelledby="standing">
            <h2 id="standing">
                {contest.state === "published" ? t("Final standings") : contest.grading ? t("Submissions and grades") : t("Standings")}
            </h2>
            {isTold ? (
                <Told key={contest.state} contest={contest} />
            ) : (
                <p class="quiet">{t("The standings are published after the final.")}</p>
            )}
            {contest.final_tournament !== null && (
                <p>
                    <a href={link("tournament", { id: contest.final_tournament })}>{t("Open the final tournament")}</a>
                </p>
            )}
        </section>
    );
}
