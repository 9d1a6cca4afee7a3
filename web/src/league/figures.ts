// Figures as tables show them: few digits, and a real minus sign.
import { decimalWords } from "../words/words";

function isZero(value: number, digits: number): boolean {
    return Math.abs(value) < 0.5 / 10 ** digits;
}

export function figure(value: number, digits = 1): string {
    const text = decimalWords(Math.abs(value), digits);
    return value < 0 && !isZero(value, digits) ? `−${text}` : text;
}

// A change has its sign, unless there is none.
export function signed(change: number): string {
    const text = figure(change);
    return change > 0 && !isZero(change, 1) ? `+${text}` : text;
}

export function percent(share: number): string {
    return `${Math.round(100 * share)} %`;
}
