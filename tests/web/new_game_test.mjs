// A game as `tulkas new-game` writes it, in a real browser: played with the parts of the viewer kit, which are then looked at one by one.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { faultsOf } from "../../web/tools/page_checks.mjs";
import { program, root } from "./arena.mjs";
import { triedOut } from "./games_on_show.mjs";
import { phone, surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const kit = readFileSync(join(root, "sdk/viewer/tulkas-viewer.js"), "utf8");

function newGame(language) {
    const folder = mkdtempSync(join(tmpdir(), "new-game-"));
    try {
        execFileSync(program, ["new-game", language, join(folder, "game")]);
        return execFileSync("tar", ["-czf", "-", "-C", join(folder, "game"), "."]);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

// A browser that does not know this directive yet says so.
function leave(visitor) {
    visitor.faults = visitor.faults.filter((fault) => !fault.includes("directive 'webrtc'"));
    return visitor.leave();
}

const boardOf = ({ page }) => page.frameLocator("iframe.viewer");

test("the game that new-game writes is played to the end, with the mouse, with keys and with a finger", async () => {
    const administrator = await Visitor.come(here);
    await administrator.logIn("root");
    const id = await triedOut(administrator, newGame("python"));
    assert.equal((await administrator.ask(`/game-packages/${id}/approval`, {})).state, "approved");
    await administrator.leave();

    const player = await Visitor.come(here);
    await player.sitDownAtNew({ game: "my-game", seats: [{ kind: "me" }, { kind: "house", bot: "bot" }], options: { squares: "9" } });
    const board = boardOf(player);
    assert.ok(await player.comesToTurn());
    await board.getByText("Your turn").waitFor();
    for (const colorScheme of ["dark", "light"]) {
        await player.page.emulateMedia({ colorScheme });
        assert.deepEqual(await player.page.evaluate(faultsOf), []);
    }
    assert.deepEqual(await board.getByRole("button").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label"))), [
        "Square 1",
        "Square 2",
        "Square 3",
    ]);
    await board.getByRole("button", { name: "Square 2" }).click();
    await player.seesMoves(2); // the bot goes to 3
    assert.ok(await player.comesToTurn());
    await board.getByRole("button", { name: "Square 4" }).focus();
    await player.page.keyboard.press("ArrowRight");
    assert.equal(await board.locator(":focus").getAttribute("aria-label"), "Square 5");
    await player.page.keyboard.press("Enter");
    await player.seesMoves(4); // and to 6
    assert.ok(await player.comesToTurn());
    await board.getByRole("button", { name: "Square 9" }).click();
    await board.getByText("You win").waitFor();
    await leave(player);

    const other = await Visitor.come(here, phone);
    await other.sitDownAtNew({ game: "my-game", seats: [{ kind: "me" }, { kind: "house", bot: "bot" }] });
    assert.ok(await other.comesToTurn());
    await boardOf(other).getByRole("button", { name: "Square 3" }).tap();
    await other.seesMoves(2);
    await leave(other);
});

// The kit in a frame like the arena's, without an arena: `draw` is the author's function.
async function shownWith(page, draw, message) {
    const html = `<!doctype html><body><script>${kit}</script><script>tulkas.view(${draw})</script></body>`;
    await page.setContent(`<iframe sandbox="allow-scripts" style="width: 600px; height: 500px"></iframe>`);
    await page.evaluate(
        ([viewer, first]) => {
            window.answers = [];
            const frame = document.querySelector("iframe");
            addEventListener("message", ({ data }) => {
                if (data.ready) frame.contentWindow.postMessage(first, "*");
                if ("answer" in data) window.answers.push(data.answer);
            });
            frame.srcdoc = viewer;
        },
        [html, message],
    );
    return page.frameLocator("iframe");
}
const asked = (shown) => ({
    tulkas: 1,
    game: "g",
    view: { asked: { seat: 0 }, answered: null, shown },
    you: 0,
    seats: ["a", "b"],
    over: false,
});

test("every part of the kit is drawn, and those with an answer are buttons", async () => {
    const visitor = await Visitor.come(here);
    const { page } = visitor;
    const frame = await shownWith(
        page,
        `({shown}) => {
            tulkas.size(10, 8);
            tulkas.say("Choose");
            return [
                ...tulkas.grid({columns: 2, rows: 2, answer: (x, y) => x === 1 && y === 1 ? {x, y} : undefined}),
                ...tulkas.hexes({cells: [{q: 4, r: 1, text: "6", answer: "hex"}, {q: 5, r: 1}]}),
                ...tulkas.graph({nodes: [{id: "n", x: 1, y: 5, text: "N", answer: "node"}, {id: "m", x: 3, y: 6}], edges: [["n", "m"]]}),
                tulkas.card({key: "ace", x: 6, y: 4, face: "As", answer: "As"}),
                tulkas.card({key: "back", x: 7.2, y: 4, face: null}),
                tulkas.token({key: "token", x: shown.x, y: 6, colour: 1, text: "T"}),
                tulkas.text({x: 8, y: 7, text: "Pass", answer: null}),
            ];
        }`,
        asked({ x: 5 }),
    );
    await frame.getByText("Choose").waitFor();
    const labels = await frame.getByRole("button").evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
    assert.deepEqual(labels, ["2, 2", "4, 1", "N", "ace of spades", "Pass"]);
    assert.equal(await frame.getByRole("img", { name: "hidden card" }).count(), 1);
    assert.equal(await frame.locator("line").count(), 1);

    // The same part, in another place.
    const token = frame.locator("[data-key=token]");
    await token.evaluate((group) => (group.isSame = true));
    await page.evaluate((message) => document.querySelector("iframe").contentWindow.postMessage(message, "*"), asked({ x: 9 }));
    await frame.locator("[data-key=token][style*='9px']").waitFor();
    assert.equal(await token.evaluate((group) => group.isSame), true);

    // One answer to one question.
    await frame.getByRole("button", { name: "Pass" }).click();
    await page.waitForFunction(() => window.answers.length === 1);
    assert.deepEqual(await page.evaluate(() => window.answers), [null]);
    assert.equal(await frame.locator(".part.button").count(), 0);
    await visitor.leave();
});
