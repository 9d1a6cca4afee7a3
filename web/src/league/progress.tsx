// A progress bar.
import { t } from "../words/words";
import "./bars.css";

export function Progress({ done, all, what }: { readonly done: number; readonly all: number; readonly what: string }) {
    const most = Math.max(all, done);
    return (
        <label class="progress">
            <span>{t("{done} of {most} {what}", { done, most, what })}</span>
            <progress value={done} max={Math.max(1, most)} />
        </label>
    );
}
