// The rules of a game, written in simple Markdown.
import { serverText } from "../words/server_words";
import { blocksOf, inlineOf, type Block } from "./markdown";

const tags = { code: "code", strong: "strong", emphasis: "em" } as const;

function Line({ text }: { text: string }) {
    return (
        <>
            {inlineOf(serverText(text)).map((part, index) => {
                if (part.is === "link")
                    return (
                        <a key={index} href={part.href} rel="noopener noreferrer nofollow ugc">
                            {part.text}
                        </a>
                    );
                if (part.is === "text") return part.text;
                const Tag = tags[part.is];
                return <Tag key={index}>{part.text}</Tag>;
            })}
        </>
    );
}

function List({ isNumbered, items }: { isNumbered: boolean; items: readonly string[] }) {
    const Tag = isNumbered ? "ol" : "ul";
    return (
        <Tag>
            {items.map((item, index) => (
                <li key={index}>
                    <Line text={item} />
                </li>
            ))}
        </Tag>
    );
}

function Shown({ block, heading }: { block: Block; heading: "h2" | "h3" }) {
    if (block.is === "list") return <List {...block} />;
    if (block.is === "code")
        return (
            <pre class="rules-code" tabindex={0}>
                {block.text}
            </pre>
        );
    const Tag = block.is === "heading" ? heading : "p";
    return (
        <Tag>
            <Line text={block.text} />
        </Tag>
    );
}

// Those of the house are a section of the page; those of an author stand below its heading.
export function RulesText({ text, isUploaded = false }: { readonly text: string; readonly isUploaded?: boolean }) {
    return (
        <>
            {blocksOf(text).map((block, index) => (
                <Shown key={index} block={block} heading={isUploaded ? "h3" : "h2"} />
            ))}
        </>
    );
}
