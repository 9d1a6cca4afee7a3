// Time left as text, finer as it gets shorter.
const [minute, hour, day] = [60, 3_600, 86_400];

function counted(count: number, unit: string): string {
    return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

export function countdownText(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 2 * day) return counted(Math.floor(seconds / day), "day");
    if (seconds >= hour)
        return `${counted(Math.floor(seconds / hour), "hour")} ${counted(Math.floor((seconds % hour) / minute), "minute")}`;
    if (seconds >= minute) return `${counted(Math.floor(seconds / minute), "minute")} ${counted(seconds % minute, "second")}`;
    return counted(seconds, "second");
}
