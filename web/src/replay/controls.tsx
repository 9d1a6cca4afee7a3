// The buttons and the slider of a replay.
import { t } from "../words/words";
import { pressed, seek, speeds, step, toggle, withSpeed, type Player } from "./player";
import "./replay.css";

interface Props {
    readonly player: Player;
    readonly onChange: (player: Player) => void;
    // Shows the board from the other side.
    readonly onTurn?: () => void;
}

interface Button {
    readonly label: string;
    // A path within 24 by 24.
    readonly picture: string;
    readonly next: (player: Player) => Player;
    // Left out where there is little room: the slider goes there too.
    readonly isFar?: boolean;
}

const buttons: readonly Button[] = [
    { label: t("First move"), picture: "M5 5h3v14H5zM20 5v14L9 12z", next: (player) => seek(player, 0), isFar: true },
    { label: t("Previous move"), picture: "M17 5v14L6 12z", next: (player) => step(player, -1) },
    { label: t("Next move"), picture: "M7 5v14L18 12z", next: (player) => step(player, 1) },
    { label: t("Last move"), picture: "M16 5h3v14h-3zM4 5v14L15 12z", next: (player) => seek(player, player.last), isFar: true },
];

function Picture({ path }: { path: string }) {
    return (
        <svg class="button-picture" viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
        </svg>
    );
}

export function ReplayControls({ player, onChange, onTurn }: Props) {
    const key = (event: KeyboardEvent) => {
        const isSlider = (event.target as Element).matches("input, select");
        const next = isSlider && event.key !== " " ? null : pressed(player, event.key);
        if (!next) return;
        event.preventDefault();
        onChange(next);
    };
    return (
        <div class="replay-controls" role="group" aria-label={t("Replay")} onKeyDown={key}>
            <div class="scrub">
                <input
                    type="range"
                    min="0"
                    max={player.last}
                    value={player.ply}
                    aria-label={t("Move")}
                    aria-valuetext={t("move {ply} of {last}", { ply: player.ply, last: player.last })}
                    onInput={(event) => onChange(seek(player, Number(event.currentTarget.value)))}
                />
                <output class="quiet">
                    {player.ply}/{player.last}
                </output>
            </div>
            <div class="replay-buttons">
                {buttons.slice(0, 2).map((button) => (
                    <ReplayButton key={button.label} {...button} isDisabled={player.ply === 0} player={player} onChange={onChange} />
                ))}
                <button
                    type="button"
                    class="primary"
                    aria-label={player.isPlaying ? t("Pause") : t("Play")}
                    onClick={() => onChange(toggle(player))}
                >
                    <Picture path={player.isPlaying ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4v16L20 12z"} />
                </button>
                {buttons.slice(2).map((button) => (
                    <ReplayButton
                        key={button.label}
                        {...button}
                        isDisabled={player.ply === player.last}
                        player={player}
                        onChange={onChange}
                    />
                ))}
                {onTurn && (
                    <button type="button" aria-label={t("Flip the board")} title={t("Flip the board")} onClick={onTurn}>
                        <Picture path="M7 3 3 7l4 4V8h9V6H7zM17 13v3H8v2h9v3l4-4z" />
                    </button>
                )}
                <label class="speed">
                    <span class="hidden-text">{t("Moves per second")}</span>
                    <select value={player.speed} onChange={(event) => onChange(withSpeed(player, Number(event.currentTarget.value)))}>
                        {speeds.map((speed) => (
                            <option key={speed} value={speed}>
                                {speed}×
                            </option>
                        ))}
                    </select>
                </label>
            </div>
        </div>
    );
}

function ReplayButton({ label, picture, next, isFar = false, isDisabled, player, onChange }: Button & Props & { isDisabled: boolean }) {
    return (
        <button
            type="button"
            class={isFar ? "far" : ""}
            aria-label={label}
            title={label}
            disabled={isDisabled}
            onClick={() => onChange(next(player))}
        >
            <Picture path={picture} />
        </button>
    );
}
