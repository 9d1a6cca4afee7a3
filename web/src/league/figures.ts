// Figures as tables show them: few digits, and a real minus sign.
export function figure(value: number, digits = 1): string {
    const text = Math.abs(value).toFixed(digits);
    return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

// A change has its sign, unless there is none.
export function signed(change: number): string {
    const text = figure(change);
    return change > 0 && Number(text) !== 0 ? `+${text}` : text;
}

export function percent(share: number): string {
    return `${Math.round(100 * share)} %`;
}
