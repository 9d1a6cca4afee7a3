// Who leads each ladder.
import { ladders, type Contender, type Ladder } from "../api/ladders";
import { toldGames } from "../app/games";
import { calm, never, useFollowed } from "../app/followed";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { t } from "../words/words";
import { contenderAddress } from "./addresses";
import { BotName } from "./bot_name";
import { figure } from "./figures";
import "./leaders.css";

const shown = 3;
// Some of the first may not have played yet.
const most = 20;

function Top({ game, contenders }: { game: string; contenders: readonly Contender[] }) {
    const own = useOwnBots();
    return (
        <ol>
            {contenders.map((contender) => (
                <li key={contender.id}>
                    <BotName
                        game={game}
                        kind={contender.kind}
                        name={contender.name}
                        address={contenderAddress(game, contender)}
                        isOwn={contender.bot !== null && own.has(contender.bot)}
                    />{" "}
                    <span class="quiet">{figure(contender.rating)}</span>
                </li>
            ))}
        </ol>
    );
}

// The first of one ladder.
export function LadderTop({ game, count = shown }: { readonly game: string; readonly count?: number }) {
    const asked = useFollowed<Ladder>(ladders.topPath(game, most), never, calm).asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    const found = asked.is === "there" ? asked.answer.items.filter(({ active, games }) => active && games > 0) : [];
    if (found.length === 0) return <p class="quiet">{t("No games played yet.")}</p>;
    return <Top game={game} contenders={found.slice(0, count)} />;
}

export function Leaders({ heading: Heading }: { readonly heading: "h2" | "h3" }) {
    return (
        <ul class="cards leaders">
            {toldGames.value.map(({ name, title }) => (
                <li key={name} class="card">
                    <Heading>
                        <a href={link("ladder", { game: name })}>{title}</a>
                    </Heading>
                    <LadderTop game={name} />
                </li>
            ))}
        </ul>
    );
}
