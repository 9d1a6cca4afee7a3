// What has happened in a game of Catan, newest first: who, a picture, and words with the resources' pictures.
import { t } from "../../words/words";
import { SeatMark } from "../seat_mark";
import { ResourceIcon } from "./icons";
import { resourceWords } from "./resource_words";
import { resources, type CatanView } from "./view";
import { happened } from "./words";

const most = 40;

// Within 24 by 24.
const pictures: Record<string, string> = {
    roll: "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm4 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm8 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    settlement: "M4 21V11l8-7 8 7v10z",
    city: "M2 21V11h6V6l6-4 6 4v15z",
    road: "M4 18 17 4l3 3L7 21z",
    buy: "M6 3h12v18H6z",
    play: "M6 3h12v18H6z",
    choose: "M6 3h12v18H6z",
    robber: "M12 2a5 5 0 0 1 4 8q3 4 1 9h2v3H5v-3h2q-2-5 1-9a5 5 0 0 1 4-8z",
    steal: "M12 2a5 5 0 0 1 4 8q3 4 1 9h2v3H5v-3h2q-2-5 1-9a5 5 0 0 1 4-8z",
    discard: "M12 21 4 12h5V3h6v9h5z",
    bank: "M7 3 3 7l4 4V8h9V6H7zM17 13v3H8v2h9v3l4-4z",
    offer: "M7 3 3 7l4 4V8h9V6H7zM17 13v3H8v2h9v3l4-4z",
    accept: "M4 12l3-3 4 4 7-8 3 3L11 19z",
    reject: "M6 4l6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z",
};

const named = new RegExp(`(\\d+ (?:${Object.values(resourceWords).join("|")}))`);

// The words, with its picture before each resource.
export function WithIcons({ text }: { readonly text: string }) {
    return (
        <>
            {text.split(named).map((part, index) => {
                const resource = index % 2 === 1 ? resources.find((each) => part.endsWith(` ${resourceWords[each]}`)) : undefined;
                if (resource === undefined) return part;
                return (
                    <span key={index} class={`named ${resource}`}>
                        <svg class="word-icon" viewBox="-11 -11 22 22" aria-hidden="true">
                            <ResourceIcon resource={resource} />
                        </svg>
                        {part}
                    </span>
                );
            })}
        </>
    );
}

// The views whose events are told, newest first; those that are not known are left out, and ends of turns say nothing.
export function toldViews(pastView: (plies: number) => CatanView | undefined): CatanView[] {
    return Array.from({ length: most }, (_, plies) => pastView(plies)).filter(
        (view): view is CatanView => view?.happened !== undefined && view.happened !== null && view.happened.move !== "end",
    );
}

interface Props {
    readonly view: CatanView;
    readonly names: readonly string[];
    readonly pastView: ((plies: number) => CatanView | undefined) | undefined;
    // Beside a board that fills the page it has its room before there is anything to tell.
    readonly isKept?: boolean;
}

export function CatanLog({ view, names, pastView, isKept = false }: Props) {
    const told = toldViews(pastView ?? ((plies) => (plies === 0 ? view : undefined)));
    if (told.length === 0 && !isKept) return null;
    return (
        // It scrolls, so keys must reach it.
        <ol class="catan-log" aria-label={t("What happened")} tabindex={0}>
            {told.length === 0 && <li class="quiet">{t("Nothing has happened yet.")}</li>}
            {told.map((each, index) => (
                <li key={told.length - index}>
                    {each.happened && <SeatMark seat={each.happened.seat} />}
                    <svg class="log-icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path fill-rule="evenodd" d={pictures[each.happened?.move.split(":")[0] ?? ""] ?? ""} />
                    </svg>
                    <span>
                        <WithIcons text={happened(each, names)} />
                    </span>
                </li>
            ))}
        </ol>
    );
}
