// A submitted game in a list: title, state, actions.
import type { ComponentChildren } from "preact";
import { api } from "../api/client";
import { gamePackages, type GamePackage } from "../api/game_packages";
import { link } from "../app/routes";
import { momentText } from "../league/played";
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
                {game}, version {version}; submitted by {owner_name}, {momentText(created, new Date(api.clock.now()))}
                {decided_by !== "" && `; decided by ${decided_by}`}
            </p>
            {why !== "" && <p class="fault-text">{why}</p>}
            <p class="links">
                {state === "approved" && <a href={link("game", { game })}>Open game page</a>}
                {hasReport(one) && <a href={gamePackages.reportAddress(id)}>Test report</a>}
                {has_archive ? (
                    <a href={gamePackages.archiveAddress(id)} download={`${game}-${version}`}>
                        Download
                    </a>
                ) : (
                    <span class="quiet">The file has expired.</span>
                )}
            </p>
            {children}
        </li>
    );
}
