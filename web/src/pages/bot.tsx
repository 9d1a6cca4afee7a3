// A submitted bot: its versions and results.
import { submissions, type Bot, type Version } from "../api/submissions";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { session } from "../app/session";
import { BotCareer } from "../league/career";
import { Versions } from "../submit/versions";
import { PlayAgainst } from "../table/play_now";
import "../forms/forms.css";
import { rich, t } from "../words/words";

export function nameOf(bot: Pick<Bot, "nickname" | "owner_name">): string {
    return bot.nickname === "" ? t("{ownername}’s bot", { ownername: bot.owner_name }) : bot.nickname;
}

// Starts from the version that plays, or else from the newest.
function nextVersion({ game, accepted }: Bot, versions: readonly Version[]): string {
    const from = accepted ?? versions[0]?.id;
    return from === undefined ? link("submit", { game }) : link("submit", { game, from });
}

export function BotPage({ id }: { readonly id: string }) {
    const own = useOwnBots();
    const asked = useAsked(() => submissions.bot(id), [id, session.person.value?.id]).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Bot not found")}</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    const { bot, versions } = asked.answer;
    const me = session.person.value;
    const isMine = me !== null && (me.id === bot.owner || own.has(bot.id));
    return (
        <>
            <h1>{nameOf(bot)}</h1>
            <p>
                {rich("By {ownername}, for {game}", {
                    ownername: <a href={link("person", { id: bot.owner })}>{bot.owner_name}</a>,
                    game: <a href={link("game", { game: bot.game })}>{titleOf(bot.game)}</a>,
                })}
                {bot.contest !== null && t(", in a contest")}
                {bot.team !== null && ` (${t("Team {name}", { name: bot.team })})`}.
            </p>
            <div class="actions bot-actions">
                {isMine && (
                    <a class="button primary" href={nextVersion(bot, versions)}>
                        {t("Submit a new version")}
                    </a>
                )}
                {bot.accepted !== null && bot.contest === null && <PlayAgainst game={bot.game} owner={bot.owner_name} />}
            </div>
            {bot.contest === null && <BotCareer game={bot.game} bot={bot.id} />}
            <section aria-labelledby="versions">
                <h2 id="versions">{t("Versions")}</h2>
                {isMine && (
                    <p class="quiet">
                        {t("Open a version to see its source, build output, qualification games and logs. Only you can see them.")}
                    </p>
                )}
                <Versions versions={versions} playing={bot.accepted} areOwn={isMine || me?.role === "administrator"} />
            </section>
        </>
    );
}
