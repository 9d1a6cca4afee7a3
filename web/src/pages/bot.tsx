// A bot that somebody has handed in: its versions, how it fares, and for its owner what belongs to each version.
import { submissions, type Bot, type Version } from "../api/submissions";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { session } from "../app/session";
import { BotCareer } from "../league/career";
import { Versions } from "../submit/versions";
import { PlayAgainst } from "../table/play_now";
import "../forms/forms.css";

export function nameOf(bot: Pick<Bot, "nickname" | "owner_name">): string {
    return bot.nickname === "" ? `${bot.owner_name}’s bot` : bot.nickname;
}

// With the version that plays to go on with, or else with the newest.
function nextVersion({ game, accepted }: Bot, versions: readonly Version[]): string {
    const from = accepted ?? versions[0]?.id;
    return from === undefined ? `/submit/${game}` : `/submit/${game}?from=${from}`;
}

export function BotPage({ id }: { readonly id: string }) {
    const asked = useAsked(() => submissions.bot(id), [id, session.person.value?.id]).value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>There is no such bot</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    const { bot, versions } = asked.answer;
    const me = session.person.value;
    const isMine = me !== null && me.id === bot.owner;
    return (
        <>
            <h1>{nameOf(bot)}</h1>
            <p>
                A bot of <a href={`/people/${bot.owner}`}>{bot.owner_name}</a> for <a href={`/games/${bot.game}`}>{titleOf(bot.game)}</a>
                {bot.contest !== null && ", in a contest"}.
            </p>
            <div class="actions bot-actions">
                {isMine && (
                    <a class="button primary" href={nextVersion(bot, versions)}>
                        Hand in a new version
                    </a>
                )}
                {bot.accepted !== null && bot.contest === null && <PlayAgainst game={bot.game} owner={bot.owner_name} />}
            </div>
            {bot.contest === null && <BotCareer game={bot.game} bot={bot.id} />}
            <section aria-labelledby="versions">
                <h2 id="versions">Versions</h2>
                {isMine && <p class="quiet">Source, build output, qualification games and logs of each are behind its link; only you see them.</p>}
                <Versions versions={versions} playing={bot.accepted} areOwn={isMine || me?.role === "administrator"} />
            </section>
        </>
    );
}
