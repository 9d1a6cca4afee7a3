// A form field with a label and a hint.
import { cloneElement, type VNode } from "preact";
import { useId } from "preact/hooks";
import "./forms.css";

interface Props {
    readonly label: string;
    readonly hint?: string;
    readonly class?: string;
    // The control itself.
    readonly children: VNode;
}

export function Field({ label, hint, class: name = "", children }: Props) {
    const id = useId();
    const hintId = hint === undefined ? undefined : `${id}-hint`;
    return (
        <div class={`field ${name}`}>
            <label class="field-name" for={id}>
                {label}
            </label>
            {cloneElement(children, { id, "aria-describedby": hintId })}
            {hint !== undefined && (
                <span class="quiet" id={hintId}>
                    {hint}
                </span>
            )}
        </div>
    );
}
