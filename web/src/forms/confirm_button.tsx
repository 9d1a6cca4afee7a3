// A button that asks for confirmation.
import { useSignal } from "@preact/signals";
import { t } from "../words/words";
import "./forms.css";

interface Props {
    readonly label: string;
    readonly question: string;
    readonly isBusy: boolean;
    readonly onConfirm: () => void;
}

export function ConfirmButton({ label, question, isBusy, onConfirm }: Props) {
    const isAsking = useSignal(false);
    if (!isAsking.value) {
        return (
            <button type="button" class="danger" disabled={isBusy} onClick={() => (isAsking.value = true)}>
                {label}
            </button>
        );
    }
    return (
        <span class="confirm" role="group" aria-label={question}>
            {question}{" "}
            <button
                type="button"
                class="danger"
                onClick={() => {
                    isAsking.value = false;
                    onConfirm();
                }}
            >
                {t("Yes")}
            </button>
            <button type="button" ref={(button) => button?.focus()} onClick={() => (isAsking.value = false)}>
                {t("No")}
            </button>
        </span>
    );
}
