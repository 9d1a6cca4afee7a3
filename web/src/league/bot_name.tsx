// A bot in a table or a list: its picture, its name, and whether it is one's own.
import { entrantName, levelOf, playerName } from "../app/house_bots";
import { Portrait } from "../replay/portrait";
import { t } from "../words/words";
import "./bot_name.css";

interface Props {
    readonly game: string;
    readonly kind: "house" | "upload";
    // As it is told apart from others here.
    readonly name: string;
    readonly address: string | null;
    readonly isOwn?: boolean;
    // Of a tournament.
    readonly isEntrant?: boolean;
}

export function BotName({ game, kind, name, address, isOwn = false, isEntrant = false }: Props) {
    const words = (isEntrant ? entrantName : playerName)(game, { kind, name });
    return (
        <span class="bot-name">
            <Portrait of={(kind === "house" ? levelOf(game, name) : null) ?? "bot"} />
            {address === null ? words : <a href={address}>{words}</a>}
            {isOwn && <span class="tag own-tag">{t("yours")}</span>}
        </span>
    );
}
