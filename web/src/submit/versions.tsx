// The versions of a bot, the newest first, each with what came of it.
import { api } from "../api/client";
import type { Version } from "../api/submissions";
import { languageTitle } from "../app/languages";
import { CsvLink } from "../lists/csv_link";
import { momentText } from "../league/played";
import "./versions.css";

const stateWords: Readonly<Record<Version["state"], string>> = {
    waiting: "waits for the judge",
    checking: "is being checked",
    building: "is being built",
    qualifying: "plays its qualification",
    accepted: "accepted",
    rejected: "not accepted",
    cancelled: "taken back",
    failed: "could not be judged",
};

interface Props {
    readonly versions: readonly Version[];
    // The one that plays, if one does.
    readonly playing: number | null;
    // Whoever may see more than the verdict.
    readonly areOwn: boolean;
}

export function Versions({ versions, playing, areOwn }: Props) {
    return (
        <>
            <ol class="versions">
                {versions.map(({ id, number, language, state, created }) => (
                    <li key={id}>
                        {areOwn ? <a href={`/submissions/${id}`}>Version {number}</a> : <span>Version {number}</span>}
                        <span class={`state ${state}`}>{stateWords[state]}</span>
                        {id === playing && <span class="badge">plays</span>}
                        <span class="quiet">
                            {language !== "" && `${languageTitle(language)}, `}
                            {momentText(created, new Date(api.clock.now()))}
                        </span>
                    </li>
                ))}
            </ol>
            <CsvLink file="versions.csv" titles={["version", "state", "language", "handed in"]} rows={versions.map(({ number, state, language, created }) => [number, stateWords[state], language, created])} />
        </>
    );
}
