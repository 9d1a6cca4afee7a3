// A submitted game in a list: title, state, actions.
import type { ComponentChildren } from "preact";
import { api } from "../api/client";
import { gamePackages, type GamePackage } from "../api/game_packages";
import { link } from "../app/routes";
import { momentText } from "../league/played";
import { serverWords } from "../words/server_words";
import { t } from "../words/words";
import { hasReport, stateWords } from "./package_words";
import "../lists/data_table.css";
import "./packages.css";

interface Props {
    readonly package: GamePackage;
    readonly children: ComponentChildren;
}

export function PackageEntry({ package: one, children }: Props) {
    const { id, game, version, title, summary, owner_name, state, why, created, decided_by, has_archive } = one;
    return (
        <li class="card package">
            <h3>
                {title} <span class={`tag ${state}`}>{stateWords[state]}</span>
            </h3>
            <p>{summary}</p>
            <p class="quiet">
                {t("{game}, version {version}; submitted by {name}, {moment}", {
                    game,
                    version,
                    name: owner_name,
                    moment: momentText(created, new Date(api.clock.now())),
                })}
                {decided_by !== "" && t("; decided by {name}", { name: decided_by })}
            </p>
            {why !== "" && <p class="fault-text">{serverWords(why)}</p>}
            <p class="links">
                {state === "approved" && <a href={link("game", { game })}>{t("Open game page")}</a>}
                {hasReport(one) && <a href={gamePackages.reportAddress(id)}>{t("Test report")}</a>}
                {has_archive ? (
                    <a href={gamePackages.archiveAddress(id)} download={`${game}-${version}`}>
                        {t("Download")}
                    </a>
                ) : (
                    <span class="quiet">{t("The file has expired.")}</span>
                )}
            </p>
            {children}
        </li>
    );
}
