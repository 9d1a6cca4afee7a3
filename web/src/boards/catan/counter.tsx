// Resources as cards, and choosing how many of each.
import { t } from "../../words/words";
import { ResourceIcon } from "./icons";
import { resourceWords } from "./resource_words";
import { resources, type Counts, type Resource } from "./view";

interface CardProps {
    readonly resource: Resource;
    readonly count: number;
    // How many there are to choose from, if that is to be shown.
    readonly of?: number;
}

export function ResourceCard({ resource, count, of }: CardProps) {
    return (
        <span class={`resource-card ${resource} ${count === 0 ? "none" : ""}`} title={resourceWords[resource]}>
            <svg viewBox="-11 -11 22 22" aria-hidden="true">
                <ResourceIcon resource={resource} />
            </svg>
            <b>{count}</b>
            {of !== undefined && <span>/{of}</span>}
            <span class="hidden-text"> {resourceWords[resource]}</span>
        </span>
    );
}

export function Hand({ counts, label }: { readonly counts: Counts; readonly label: string }) {
    return (
        <div class="hand" role="group" aria-label={label}>
            {resources.map((resource) => (
                <ResourceCard key={resource} resource={resource} count={counts[resource]} />
            ))}
        </div>
    );
}

interface ChooserProps {
    readonly label: string;
    readonly counts: Counts;
    readonly most: Counts;
    // One chooses from what one has: how much that is, is shown.
    readonly isFromHand?: boolean;
    readonly onChange: (counts: Counts) => void;
}

export function Chooser({ label, counts, most, isFromHand = false, onChange }: ChooserProps) {
    const change = (resource: Resource, by: number) => onChange({ ...counts, [resource]: counts[resource] + by });
    return (
        <fieldset class="chooser">
            <legend>{label}</legend>
            {resources.map((resource) => (
                <div key={resource} class="chooser-row">
                    <button
                        type="button"
                        aria-label={t("less {resource}", { resource: resourceWords[resource] })}
                        disabled={counts[resource] <= 0}
                        onClick={() => change(resource, -1)}
                    >
                        −
                    </button>
                    <ResourceCard resource={resource} count={counts[resource]} {...(isFromHand ? { of: most[resource] } : {})} />
                    <button
                        type="button"
                        aria-label={t("more {resource}", { resource: resourceWords[resource] })}
                        disabled={counts[resource] >= most[resource]}
                        onClick={() => change(resource, 1)}
                    >
                        +
                    </button>
                </div>
            ))}
        </fieldset>
    );
}
