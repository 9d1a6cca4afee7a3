// For moves that cannot be listed: any JSON is an answer, and the game says whether it is a good one.
import { useSignal } from "@preact/signals";

export function AnswerBox({ play }: { readonly play: (move: string) => void }) {
    const fault = useSignal<string | null>(null);
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        try {
            const answer: unknown = JSON.parse(String(new FormData(form).get("answer")));
            fault.value = null;
            play(JSON.stringify(answer));
            form.reset();
        } catch {
            fault.value = 'Not valid JSON. Put words in quotes, e.g. "left".';
        }
    };
    return (
        <form class="answer-box" onSubmit={submit}>
            <label>
                Your answer (JSON)
                <textarea name="answer" rows={3} required autocomplete="off" spellcheck={false} />
            </label>
            <button type="submit" class="primary">
                Answer
            </button>
            {fault.value !== null && (
                <p class="fault-text" role="alert">
                    {fault.value}
                </p>
            )}
        </form>
    );
}
