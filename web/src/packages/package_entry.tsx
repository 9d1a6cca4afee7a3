// A game that somebody has handed in, in a list: what it is, what has become of it, and what one may do with it.
import type { ComponentChildren } from "preact";
import { api } from "../api/client";
import { gamePackages, type GamePackage } from "../api/game_packages";
import { momentText } from "../league/played";
import { hasReport, stateWords } from "./package_words";
import "../lists/data_table.css";
import "./packages.css";

interface Props {
    readonly package: GamePackage;
    readonly children: ComponentChildren;
}

export function PackageEntry({ package: one, children }: Props) {
    const { id, game, version, title, summary, owner_name, state, why, created, decided_by } = one;
    return (
        <li class="card package">
            <h3>
                {title} <span class={`tag ${state}`}>{stateWords[state]}</span>
            </h3>
            <p>{summary}</p>
            <p class="quiet">
                {game}, version {version}; handed in by {owner_name}, {momentText(created, new Date(api.clock.now()))}
                {decided_by !== "" && `; decided by ${decided_by}`}
            </p>
            {why !== "" && <p class="fault-text">{why}</p>}
            <p class="links">
                {state === "approved" && <a href={`/games/${game}`}>The game’s page</a>}
                {hasReport(one) && <a href={gamePackages.reportAddress(id)}>Report of the trial</a>}
                <a href={gamePackages.archiveAddress(id)} download={`${game}-${version}`}>
                    Archive
                </a>
            </p>
            {children}
        </li>
    );
}
