// Games in a browser through lost connections and servers that die.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeMove } from "./moves.mjs";
import { place } from "./places.mjs";
import { Program } from "./program.mjs";
import { surroundings, Visitor } from "./visitors.mjs";

const here = surroundings();
const lost = (visitor) => visitor.page.getByText("Connection lost.");
const listed = (visitor) => visitor.page.locator(".move-list .text").allTextContents();

test("a lost connection is shown, and healed without a lost or a doubled move", async () => {
    const [player, watcher, opponent] = [await Visitor.come(here), await Visitor.come(here), new Program(here)];
    await player.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "open" }] });
    const { table } = player;
    await opponent.ask(`/tables/${table}/seat`, {});
    await watcher.open(`/tables/${table}`);
    assert.ok(await player.comesToTurn());
    await makeMove(player, "martian-chess");
    await watcher.seesMoves(1);

    here.arena.line.close();
    for (const visitor of [player, watcher]) await lost(visitor).waitFor();
    await opponent.move(table);
    here.arena.line.reopen();
    for (const visitor of [player, watcher]) {
        await visitor.seesMoves(2);
        await lost(visitor).waitFor({ state: "detached" });
        assert.equal((await listed(visitor)).length, 2);
    }
    assert.ok(await player.comesToTurn());
    await makeMove(player, "martian-chess");
    await watcher.seesMoves(3);
    assert.deepEqual(await listed(watcher), await listed(player));
    for (const visitor of [player, watcher]) {
        visitor.forgiveLostConnections();
        await visitor.leave();
    }
});

for (const when of ["meanwhile", "afterwards"]) {
    test(`a dead line is noticed, and a move made ${when} is sent once when it is back`, async () => {
        const [player, opponent] = [await Visitor.come(here), new Program(here)];
        await player.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "open" }] });
        const { table } = player;
        await opponent.ask(`/tables/${table}/seat`, {});
        assert.ok(await player.comesToTurn());
        const { moves } = await player.ask(`/tables/${table}/legal-moves`);
        const [from, to] = moves[0].split("-");
        await place(player.page, from).waitFor();
        here.arena.line.freeze();
        if (when === "afterwards") await lost(player).waitFor();
        await place(player.page, from).click();
        await place(player.page, to).click();
        // Nothing was closed: the page finds out by itself.
        await lost(player).waitFor();
        await player.page.getByText("Your move is sent as soon as it is back.").waitFor();
        here.arena.line.thaw();
        await player.seesMoves(1);
        await lost(player).waitFor({ state: "detached" });
        assert.deepEqual(await listed(player), [moves[0]]);
        await opponent.move(table);
        await player.seesMoves(2);
        assert.equal((await listed(player)).length, 2);
        player.forgiveLostConnections();
        // What had arrived after all is refused when it comes again, and so are questions about a turn that has gone by.
        player.faults = player.faults.filter((fault) => !/status of (409|422)/.test(fault));
        await player.leave();
    });
}

for (const [way, end] of [["stopped", "stop"], ["killed", "kill"]]) {
    test(`a game goes on where it was when the server was ${way}`, async () => {
        const player = await Visitor.come(here);
        await player.sitDownAtNew({ game: "martian-chess", seats: [{ kind: "me" }, { kind: "house", bot: "random" }] });
        for (let count = 0; count < 3; ++count) {
            assert.ok(await player.comesToTurn());
            await makeMove(player, "martian-chess");
        }
        assert.ok(await player.comesToTurn());
        const before = await listed(player);
        await here.arena[end]();
        await lost(player).waitFor();
        await here.arena.run();
        await lost(player).waitFor({ state: "detached" });
        assert.deepEqual(await listed(player), before);
        for (let count = 0; count < 2; ++count) {
            assert.ok(await player.comesToTurn());
            await makeMove(player, "martian-chess");
        }
        assert.deepEqual((await listed(player)).slice(0, before.length), before);
        player.forgiveLostConnections();
        await player.leave();
    });
}
