// The viewer kit: parts for the page that shows a game, drawn as SVG, and what a person does with them.
//
//     tulkas.view(({shown, mayPlay}) => {
//         tulkas.size(8, 8);
//         return [
//             ...tulkas.grid({columns: 8, rows: 8, answer: (x, y) => shown.moves.includes(`${x},${y}`) ? [x, y] : undefined}),
//             ...shown.tokens.map(({id, x, y, seat}) => tulkas.token({key: id, x, y, colour: seat})),
//             tulkas.text({x: 4, y: 8.5, text: `${shown.left} left`}),
//         ];
//     });
//
// The function gets {shown, view, you, seats, over, mayPlay} with every change, and gives all parts that are to be seen. A part with
// the key of one before is the same part: it moves to its new place. A part with an `answer` is a button while this person is asked:
// for the pointer, for fingers, and for keys (arrows, Enter and Space). A part with `act` in its place is a button too: the function is
// called, and all parts are drawn again; so an answer can be made in several steps. A place is the middle of a part; one square of a grid
// is 1 × 1.
const tulkas = (() => {
    const style = document.createElement("style");
    style.textContent = `
        :root {
            color-scheme: light dark;
            --text: light-dark(#1d2320, #e8ece9);
            --quiet: light-dark(#56605a, #a5b0a9);
            --accent: light-dark(#0b6b3f, #6fd39c);
            --light: light-dark(#eef1ee, #39423c);
            --dark: light-dark(#d5ddd7, #2c342f);
            --line: light-dark(#9aa69e, #5d6a62);
            --mark: light-dark(#b45309, #ffc46b);
            --card: light-dark(#fffefa, #f3f0e6);
            --c0: light-dark(#0f62ad, #6cb4f5);
            --c1: light-dark(#b3261e, #ff8a80);
            --c2: light-dark(#2e7d32, #81c784);
            --c3: light-dark(#8a5a00, #f2b84b);
            --c4: light-dark(#6a1b9a, #ce93d8);
            --c5: light-dark(#00696f, #5fd0d8);
            --c6: light-dark(#9c1f6b, #f48fb8);
            --c7: light-dark(#4a4f55, #b6bdc4);
        }
        body { margin: 0; color: var(--text); font: 16px system-ui, sans-serif; }
        main { display: flow-root; padding: 8px 0 4px; }
        main > p { min-height: 2.5em; margin: 8px 0; text-align: center; }
        main > svg { display: block; width: 100%; touch-action: manipulation; user-select: none; }
        .part text { fill: var(--text); text-anchor: middle; dominant-baseline: central; }
        .part.button { cursor: pointer; outline: none; }
        .part .ring { fill: none; stroke: none; }
        .part.button .ring { pointer-events: all; stroke: var(--mark); stroke-width: 0.05; stroke-dasharray: 0.12 0.08; }
        .part.button:is(:hover, :focus-visible) .ring { stroke-width: 0.1; stroke-dasharray: none; }
        @media (prefers-reduced-motion: no-preference) {
            .part { transition: transform 0.3s ease-out, opacity 0.3s; }
        }
        .part.new { opacity: 0; }
    `;
    document.head.append(style);
    const main = document.createElement("main");
    const board = make("svg", {role: "group", "aria-label": "Board"});
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    main.append(board, status);
    document.body.append(main);

    const drawn = new Map(); // by key: the part's group
    let draw = () => [];
    let seen = ""; // the last message, as text
    let latest = null; // what was drawn last
    let mayAnswer = false;
    let focused = null; // the key of the part that was used with a key

    function make(tag, attributes = {}, ...children) {
        const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
        for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
        element.append(...children);
        return element;
    }
    const words = (text, attributes) => make("text", attributes, String(text));
    const colour = (number) => (typeof number === "number" ? `var(--c${number % 8})` : (number ?? "var(--c7)"));

    // A part: where it is, what it looks like, and what it answers. `shape` lists SVG elements around the point 0, 0.
    const part = ({key, x, y, label, answer, act, ring}, ...shape) => ({key, x, y, label, answer, act, ring, shape});
    const box = (size, rest = {}) => make("rect", {x: -size / 2, y: -size / 2, width: size, height: size, ...rest});

    // --- the parts ---

    /** Squares, from the top left: fill(x, y), text(x, y), label(x, y), answer(x, y) and act(x, y) say what each is like. */
    function grid({columns, rows, fill, text, label, answer, act}) {
        const squares = [];
        for (let y = 0; y < rows; ++y) {
            for (let x = 0; x < columns; ++x) {
                const at = {key: `grid ${x} ${y}`, x: x + 0.5, y: y + 0.5, label: label?.(x, y) ?? `${x + 1}, ${y + 1}`, answer: answer?.(x, y), act: act?.(x, y)};
                const usual = (x + y) % 2 ? "var(--dark)" : "var(--light)";
                const square = box(1, {fill: fill?.(x, y) ?? usual, stroke: "var(--line)", "stroke-width": 0.02});
                const written = text?.(x, y);
                squares.push(part({...at, ring: box(0.88, {class: "ring"})}, square, ...(written === undefined ? [] : [words(written, {"font-size": 0.4})])));
            }
        }
        return squares;
    }

    /** Hexagons with a corner at the top, by axial coordinates: cells are {q, r, fill, text, label, answer, act}. */
    function hexes({cells, size = 0.58}) {
        const corners = (radius) => [0, 1, 2, 3, 4, 5].map((i) => [Math.sin((i * Math.PI) / 3) * radius, -Math.cos((i * Math.PI) / 3) * radius].join(",")).join(" ");
        return cells.map(({q, r, fill, text, label, answer, act}) => {
            const at = {key: `hex ${q} ${r}`, ...hexPlace(q, r, size), label: label ?? `${q}, ${r}`, answer, act};
            const shape = make("polygon", {points: corners(size), fill: fill ?? "var(--light)", stroke: "var(--line)", "stroke-width": 0.03});
            const ring = make("polygon", {points: corners(size * 0.86), class: "ring"});
            return part({...at, ring}, shape, ...(text === undefined ? [] : [words(text, {"font-size": 0.35})]));
        });
    }
    /** Where the middle of a hexagon is. */
    const hexPlace = (q, r, size = 0.58) => ({x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r});

    /** Nodes {id, x, y, text, colour, label, answer}, and edges [id, id]. */
    function graph({nodes, edges}) {
        const places = new Map(nodes.map((node) => [node.id, node]));
        const lines = edges.map(([from, to]) => {
            const [a, b] = [places.get(from), places.get(to)];
            return part({key: `edge ${from} ${to}`, x: a.x, y: a.y}, make("line", {x2: b.x - a.x, y2: b.y - a.y, stroke: "var(--line)", "stroke-width": 0.05}));
        });
        return [...lines, ...nodes.map((node) => token({...node, key: `node ${node.id}`, size: 0.7, colour: node.colour ?? "var(--light)"}))];
    }

    const suits = {c: ["♣", "clubs"], d: ["♦", "diamonds"], h: ["♥", "hearts"], s: ["♠", "spades"]};
    const ranks = {T: "10", J: "jack", Q: "queen", K: "king", A: "ace"};
    /** A playing card: face is "As", or null for its back. It is 1 wide and 1.4 high. */
    function card({key, x, y, face, label, answer, act}) {
        const frame = (fill) => make("rect", {x: -0.5, y: -0.7, width: 1, height: 1.4, rx: 0.08, fill, stroke: "var(--line)", "stroke-width": 0.03});
        const ring = make("rect", {x: -0.45, y: -0.65, width: 0.9, height: 1.3, rx: 0.06, class: "ring", style: face === null ? undefined : "--mark: #b45309"});
        if (face === null) return part({key, x, y, label: label ?? "hidden card", answer, act, ring}, frame("var(--c0)"));
        const [symbol, suit] = suits[face[1]];
        const ink = "dh".includes(face[1]) ? "#b3191c" : "#1b1b1b";
        const rank = face[0] === "T" ? "10" : face[0];
        const name = label ?? `${ranks[face[0]] ?? face[0]} of ${suit}`;
        return part({key, x, y, label: name, answer, act, ring}, frame("var(--card)"), words(rank, {y: -0.25, "font-size": 0.45, style: `fill: ${ink}`}), words(symbol, {y: 0.3, "font-size": 0.5, style: `fill: ${ink}`}));
    }

    /** A round piece: colour is a number from 0 to 7, for players or kinds, or any colour of CSS. */
    function token({key, x, y, colour: its, text, size = 0.8, label, answer, act}) {
        const disc = make("circle", {r: size / 2, fill: colour(its), stroke: "var(--line)", "stroke-width": 0.03});
        const written = text === undefined ? [] : [words(text, {"font-size": size * 0.5, style: typeof its === "number" ? "fill: light-dark(#fff, #111)" : undefined})];
        return part({key, x, y, label: label ?? (text === undefined ? undefined : String(text)), answer, act, ring: make("circle", {r: size / 2 - 0.06, class: "ring"})}, disc, ...written);
    }

    /** Words; with an answer they are a button as well. */
    function text({key, x, y, text: said, size = 0.5, colour: its, answer, act}) {
        const width = Math.max(1, String(said).length * size * 0.6 + 0.4);
        const ring = make("rect", {x: -width / 2, y: -size * 0.8, width, height: size * 1.6, rx: 0.15, class: "ring"});
        return part({key: key ?? `text ${x} ${y}`, x, y, label: String(said), answer, act, ring}, words(said, {"font-size": size, style: its === undefined ? undefined : `fill: ${colour(its)}`}));
    }

    /** How large the board is, in squares; from the middle if it begins elsewhere than at 0, 0. */
    function size(width, height, left = 0, top = 0) {
        board.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    }

    // --- drawing them ---

    function show(parts) {
        const active = document.activeElement?.dataset?.key;
        const keys = new Set();
        for (const [index, {key, x, y, label, answer, act, ring, shape}] of parts.entries()) {
            keys.add(String(key));
            let group = drawn.get(String(key));
            const isNew = !group;
            if (isNew) {
                group = make("g", {"data-key": key});
                drawn.set(String(key), group);
            }
            const isButton = mayAnswer && (answer !== undefined || act !== undefined);
            group.setAttribute("class", `part ${isButton ? "button" : ""} ${isNew ? "new" : ""}`);
            // What looks as before is not replaced: a press that has begun on it counts.
            const elements = [...shape, ...(ring ? [ring] : [])];
            const look = elements.map(({outerHTML}) => outerHTML).join("");
            if (group.look !== look) group.replaceChildren(...elements);
            group.look = look;
            group.style.transform = `translate(${x}px, ${y}px)`;
            for (const [name, value] of Object.entries({role: isButton ? "button" : label === undefined ? undefined : "img", tabindex: isButton ? "0" : undefined, "aria-label": label})) {
                if (value === undefined) group.removeAttribute(name);
                else group.setAttribute(name, value);
            }
            group.use = !isButton ? undefined : () => (act === undefined ? finish(answer) : (act(), redraw()));
            // In the order of the list; what is in its place stays there, and goes on moving.
            if (board.children[index] !== group) board.insertBefore(group, board.children[index] ?? null);
            if (isNew) requestAnimationFrame(() => group.classList.remove("new"));
        }
        for (const [key, group] of drawn) {
            if (keys.has(key)) continue;
            group.remove();
            drawn.delete(key);
        }
        const next = drawn.get(active ?? focused);
        if (mayAnswer && (active !== undefined || focused !== null)) (next?.use === undefined ? buttons()[0] : next)?.focus({preventScroll: true});
    }
    const redraw = () => latest && show(draw(latest));

    const buttons = () => [...drawn.values()].filter((group) => group.use !== undefined);

    function finish(answer) {
        for (const button of buttons()) {
            button.use = undefined; // one answer to one question
            button.classList.remove("button");
        }
        send(answer);
    }
    const send = (answer) => parent.postMessage({tulkas: 1, answer}, "*");

    // The nearest button in the direction of an arrow key.
    function focusToward(group, right, down) {
        const middle = (one) => {
            const {x, y, width, height} = one.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        const [x, y] = middle(group);
        const cost = (one) => {
            const [otherX, otherY] = middle(one);
            const ahead = (otherX - x) * right + (otherY - y) * down;
            const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
            return ahead > 1 ? ahead + 2 * aside : Infinity;
        };
        const nearest = buttons().filter((one) => cost(one) < Infinity).sort((a, b) => cost(a) - cost(b))[0];
        nearest?.focus();
    }

    const arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    board.addEventListener("click", ({target}) => {
        const group = target.closest(".part.button");
        if (group?.use === undefined) return;
        focused = null;
        group.use();
    });
    board.addEventListener("keydown", (event) => {
        const group = event.target.closest(".part.button");
        if (group?.use === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key in arrows) focusToward(group, ...arrows[event.key]);
        else if (event.key === "Enter" || event.key === " ") {
            focused = group.dataset.key;
            group.use();
        } else return;
        event.preventDefault();
    });

    addEventListener("message", ({source, data}) => {
        if (source !== parent || data?.tulkas !== 1 || !data.view) return;
        const text = JSON.stringify(data);
        if (text === seen) return;
        seen = text;
        const {view, you, seats, over} = data;
        if (view.shown === undefined) return;
        mayAnswer = !over && you !== null && view.asked?.seat === you;
        latest = {shown: view.shown, view, you, seats: seats ?? [], over, mayPlay: mayAnswer};
        redraw();
    });
    new ResizeObserver(() => {
        parent.postMessage({tulkas: 1, height: Math.ceil(main.getBoundingClientRect().height), width: innerWidth}, "*");
    }).observe(main);

    /** Draws the game from now on. */
    function view(how) {
        draw = how;
        parent.postMessage({tulkas: 1, ready: true}, "*");
    }
    /** A sentence below the board, which is read aloud when it changes. */
    function say(sentence) {
        if (status.textContent !== sentence) status.textContent = sentence;
    }

    return {view, size, say, send, grid, hexes, hexPlace, graph, card, token, text};
})();
