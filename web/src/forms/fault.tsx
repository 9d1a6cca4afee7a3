// An error message.
export function Fault({ text }: { readonly text: string | null }) {
    if (text === null) return null;
    return (
        <p class="fault-text" role="alert">
            {text}
        </p>
    );
}
