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

test("an author's rules have headings, numbers, emphasis, code and https links", () => {
    const text = "# Nim\nTake **one** or *two*.\n1. first\n2. second\n   goes on\n\n```\n<a>\n```\nSee [this](https://example.org/a).";
    assert.equal(
        render(<RulesText text={text} isUploaded />),
        '<h3>Nim</h3><p>Take <strong>one</strong> or <em>two</em>.</p><ol><li>first</li><li>second goes on</li></ol><pre class="rules-code" tabindex="0">&lt;a></pre><p>See <a href="https://example.org/a" rel="noopener noreferrer nofollow ugc">this</a>.</p>',
    );
});

test("headings may end with signs", () => {
    assert.equal(render(<RulesText text={"## Moves ##\n# C#\n#  #"} />), "<h2>Moves</h2><h2>C#</h2><h2></h2>");
});

// The first two took the square of their length: minutes.
test("a stranger's text of one sign is read at once", () => {
    const many = 1_000_000;
    for (const text of ["[".repeat(many), `# a${" ".repeat(many)}b`, `# ${" #".repeat(many)}b`, "*".repeat(many), "**a".repeat(many)])
        assert.ok(render(<RulesText text={text} isUploaded />).length >= many / 2);
});

test("nothing of a stranger's text becomes anything else", () => {
    const text = '[x](javascript:alert(1)) ![p](https://example.org/p.png) <img src=x onerror="alert(1)"> [y](http://a.b) ** * `';
    const shown = render(<RulesText text={text} isUploaded />);
    assert.doesNotMatch(shown, /<img|href="(?!https:)|<script/);
    assert.match(shown, /\[x\]\(javascript/);
});
