// The versions of a bot with their states, newest first.
import { api } from "../api/client";
import type { Version } from "../api/submissions";
import { languageTitle } from "../app/languages";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { momentText } from "../league/played";
import { t } from "../words/words";
import "./versions.css";

const stateWords: Readonly<Record<Version["state"], string>> = {
    waiting: t("waiting"),
    checking: t("checking"),
    building: t("building"),
    qualifying: t("qualifying"),
    accepted: t("accepted"),
    rejected: t("not accepted"),
    refused: t("refused, no attempt used"),
    cancelled: t("cancelled"),
    failed: t("judging failed"),
};

interface Props {
    readonly versions: readonly Version[];
    // The one that plays, if one does.
    readonly playing: number | null;
    // Whether the viewer may open them.
    readonly areOwn: boolean;
}

export function Versions({ versions, playing, areOwn }: Props) {
    return (
        <>
            <ol class="versions">
                {versions.map(({ id, number, language, state, created }) => (
                    <li key={id}>
                        {areOwn ? (
                            <a href={link("submission", { id })}>{t("Version {number}", { number })}</a>
                        ) : (
                            <span>{t("Version {number}", { number })}</span>
                        )}
                        <span class={`state ${state}`}>{stateWords[state]}</span>
                        {id === playing && <span class="badge">{t("playing")}</span>}
                        <span class="quiet">
                            {language !== "" && `${languageTitle(language)}, `}
                            {momentText(created, new Date(api.clock.now()))}
                        </span>
                    </li>
                ))}
            </ol>
            <CsvLink
                file="versions.csv"
                titles={["version", "state", "language", "submitted"]}
                rows={versions.map(({ number, state, language, created }) => [number, stateWords[state], language, created])}
            />
        </>
    );
}
