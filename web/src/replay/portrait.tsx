// A small picture of a player: a robot that shows how strong it is, or a person.
import type { Level } from "../app/house_bots";
import "./portrait.css";

export type Portrayed = Level | "bot" | "person";

const lights: Record<Level | "bot", number> = { easy: 1, medium: 2, strong: 3, bot: 0 };

function Robot({ count }: { count: number }) {
    return (
        <>
            <path class="portrait-line" d={count === 3 ? "M8 6 6 2M16 6l2-4" : "M12 6V2.5"} />
            {count === 1 && <circle class="portrait-face" cx="12" cy="2.6" r="1.6" />}
            <rect class="portrait-face" x="4" y="6" width="16" height="13" rx={count === 1 ? 6 : count === 3 ? 1.5 : 3.5} />
            <circle class="portrait-eye" cx="8.8" cy="11" r="1.9" />
            <circle class="portrait-eye" cx="15.2" cy="11" r="1.9" />
            {count === 1 && <path class="portrait-mouth" d="M8.5 15q3.5 2.5 7 0" />}
            {count !== 1 && <path class="portrait-mouth" d="M8.5 15.5h7" />}
            {Array.from({ length: count }, (_, index) => (
                <circle key={index} class="portrait-light" cx={12 + (index - (count - 1) / 2) * 4} cy="21.8" r="1.4" />
            ))}
        </>
    );
}

export function Portrait({ of }: { readonly of: Portrayed }) {
    return (
        <svg class={`portrait ${of}`} viewBox="0 0 24 24" aria-hidden="true">
            {of === "person" ? (
                <>
                    <circle class="portrait-face" cx="12" cy="8.5" r="4.5" />
                    <path class="portrait-face" d="M4 21c0-5 3.5-7.5 8-7.5s8 2.500 8 7.500z" />
                </>
            ) : (
                <Robot count={lights[of]} />
            )}
        </svg>
    );
}
