// Time left as text, finer as it gets shorter.
import { t } from "../words/words";

const [minute, hour, day] = [60, 3_600, 86_400];

const dayText = (days: number) => t("{days, plural, one {# day} other {# days}}", { days });
const hourText = (hours: number) => t("{hours, plural, one {# hour} other {# hours}}", { hours });
const minuteText = (minutes: number) => t("{minutes, plural, one {# minute} other {# minutes}}", { minutes });
const secondText = (seconds: number) => t("{seconds, plural, one {# second} other {# seconds}}", { seconds });

export function countdownText(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 2 * day) return dayText(Math.floor(seconds / day));
    if (seconds >= hour) return `${hourText(Math.floor(seconds / hour))} ${minuteText(Math.floor((seconds % hour) / minute))}`;
    if (seconds >= minute) return `${minuteText(Math.floor(seconds / minute))} ${secondText(seconds % minute)}`;
    return secondText(seconds);
}
