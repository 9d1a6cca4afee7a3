// A bot for Ploy that captures the most valuable piece on offer, and otherwise plays at random.

import {Bot, run} from "tulkas/ploy";

const POINTS = {commander: 4, lance: 3, probe: 2, shield: 1};

class Greedy extends Bot {
    getMove(position, legalMoves) {
        const captured = ({from, to}) => (from === to ? 0 : POINTS[position.at(to)?.kind] ?? 0);
        const most = Math.max(...legalMoves.map(captured));
        const best = legalMoves.filter((move) => captured(move) === most);
        return best[Math.floor(Math.random() * best.length)];
    }
}

run(Greedy);
