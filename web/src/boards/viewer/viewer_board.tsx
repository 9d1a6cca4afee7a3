// The viewer that came with an uploaded game, in a sandboxed frame.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../words/words";
import type { BoardModule, BoardProps } from "../board";
import { askedOf, isEngineView } from "../generic/engine_view";
import { useFrameSize } from "./frame_size";
import { ViewerLink } from "./viewer_link";
import "./viewer.css";

function ViewerBoard({ game, ...props }: BoardProps<unknown> & { readonly game: string }) {
    const frame = useRef<HTMLIFrameElement>(null);
    const link = useRef<ViewerLink | null>(null);
    const onHeight = useFrameSize(frame);
    // What the frame says later is held against what is on the board then.
    const now = useRef(props);
    now.current = props;
    // An answer that came a moment too early: the page may still be busy with the one before.
    const early = useRef<string | null>(null);
    useEffect(() => {
        const target = frame.current?.contentWindow;
        if (!target) return undefined;
        const opened = new ViewerLink(window, target, {
            onAnswer: (answer) => {
                const { mayPlay, seat, view, play } = now.current;
                if (seat === null || askedOf(view) !== seat) return;
                if (mayPlay) play(JSON.stringify(answer));
                else early.current = JSON.stringify(answer);
            },
            onHeight,
        });
        link.current = opened;
        return () => opened.close();
    }, []);
    const { view, seat, names, isOver } = props;
    useEffect(() => {
        const answer = early.current;
        if (seat === null || askedOf(view) !== seat) early.current = null;
        else if (answer !== null && props.mayPlay) {
            early.current = null;
            props.play(answer);
        }
    }, [view, props.mayPlay]);
    useEffect(() => {
        // A game may end while somebody is asked: by resigning, by the clock.
        const shown = isOver && isEngineView(view) ? { ...view, asked: null } : view;
        link.current?.show({ game, view: shown, you: seat, seats: names, over: isOver });
    }, [view, seat, isOver, names.join("\n")]);
    return (
        <iframe
            ref={frame}
            class="viewer"
            title={t("{game} board", { game })}
            sandbox="allow-scripts"
            src={`/api/v1/games/${game}/viewer`}
        />
    );
}

const modules = new Map<string, BoardModule<unknown>>();

// The same each time, so that the frame is not loaded anew with every move.
export function viewerOf(game: string): BoardModule<unknown> {
    const known = modules.get(game);
    if (known) return known;
    const made: BoardModule<unknown> = {
        sides: [],
        grammarOf: () => (move) => [move],
        Board: (props) => <ViewerBoard game={game} {...props} />,
        summary: () => "",
    };
    modules.set(game, made);
    return made;
}
