import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import { RulesText } from "./rules_text";

test("rules are paragraphs, lists, headings and moves", () => {
    const text = "For two.\n\n- Take `1` or 2.\n- The last wins.\n\n## Moves\n\n- `3`: three\n";
    assert.equal(
        render(<RulesText text={text} />),
        "<p>For two.</p><ul><li>Take <code>1</code> or 2.</li><li>The last wins.</li></ul><h2>Moves</h2><ul><li><code>3</code>: three</li></ul>",
    );
});

test("what looks like a tag is text", () => {
    assert.equal(render(<RulesText text="a <b> c" />), "<p>a &lt;b> c</p>");
});
