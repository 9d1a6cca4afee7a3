// The rules of a game of the house, which are simple Markdown: headings, lists, paragraphs and `code`.
import type { VNode } from "preact";

function Inline({ text }: { text: string }) {
    return <>{text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

function block(text: string): VNode {
    if (text.startsWith("## "))
        return (
            <h2>
                <Inline text={text.slice(3)} />
            </h2>
        );
    if (!text.startsWith("- "))
        return (
            <p>
                <Inline text={text} />
            </p>
        );
    return (
        <ul>
            {text
                .slice(2)
                .split("\n- ")
                .map((item) => (
                    <li key={item}>
                        <Inline text={item} />
                    </li>
                ))}
        </ul>
    );
}

export function RulesText({ text }: { readonly text: string }) {
    return (
        <>
            {text
                .trim()
                .split(/\n{2,}/)
                .map(block)}
        </>
    );
}
