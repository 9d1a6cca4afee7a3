// A field of a form with its label, and below it what to know about it.
import type { ComponentChildren } from "preact";
import "./forms.css";

interface Props {
    readonly label: string;
    readonly hint?: string;
    readonly class?: string;
    readonly children: ComponentChildren;
}

export function Field({ label, hint, class: name = "", children }: Props) {
    return (
        <label class={`field ${name}`}>
            <span class="field-name">{label}</span>
            {children}
            {hint !== undefined && <span class="quiet">{hint}</span>}
        </label>
    );
}
