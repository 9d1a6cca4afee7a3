import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import { GameBoard } from "../game_board";
import { heightWithin, saidIn, type Sight } from "./messages";
import { ViewerLink, type Ear, type Mouth } from "./viewer_link";
import { viewerOf } from "./viewer_board";

class FakePage implements Ear {
    hear: ((event: MessageEvent) => void) | null = null;
    addEventListener(_: "message", hear: (event: MessageEvent) => void): void {
        this.hear = hear;
    }
    removeEventListener(): void {
        this.hear = null;
    }
    say(source: unknown, data: unknown): void {
        this.hear?.({ source, data } as MessageEvent);
    }
}

class FakeFrame implements Mouth {
    readonly heard: unknown[] = [];
    postMessage(message: unknown): void {
        this.heard.push(message);
    }
}

const sight: Sight = { game: "nim", view: { asked: { seat: 0 }, answered: null }, you: 0, seats: ["otter", "greedy"], over: false };

function linked() {
    const [page, frame, answers, heights] = [new FakePage(), new FakeFrame(), [] as unknown[], [] as number[]];
    const link = new ViewerLink(page, frame, { onAnswer: (answer) => answers.push(answer), onHeight: (pixels) => heights.push(pixels) });
    return { page, frame, answers, heights, link };
}

test("the viewer is told what there is to see, and again when it is ready", () => {
    const { page, frame, link } = linked();
    page.say(frame, { tulkas: 1, ready: true });
    assert.deepEqual(frame.heard, []);
    link.show(sight);
    page.say(frame, { tulkas: 1, ready: true });
    assert.deepEqual(frame.heard, [
        { tulkas: 1, ...sight },
        { tulkas: 1, ...sight },
    ]);
});

test("only the frame itself is listened to", () => {
    const { page, frame, answers, heights } = linked();
    page.say(new FakeFrame(), { tulkas: 1, answer: 3 });
    page.say(null, { tulkas: 1, height: 500 });
    assert.deepEqual([answers, heights], [[], []]);
    page.say(frame, { tulkas: 1, answer: { take: 2 } });
    page.say(frame, { tulkas: 1, height: 500 });
    assert.deepEqual([answers, heights], [[{ take: 2 }], [500]]);
});

test("a line that is closed hears nothing", () => {
    const { page, frame, answers, link } = linked();
    link.close();
    page.say(frame, { tulkas: 1, answer: 3 });
    assert.deepEqual(answers, []);
});

test("heights are kept within reason, and what is no message is none", () => {
    assert.deepEqual([heightWithin(3), heightWithin(400.4), heightWithin(1e9)], [100, 400, 2000]);
    for (const data of [
        null,
        3,
        "ready",
        {},
        { ready: true },
        { tulkas: 2, ready: true },
        { tulkas: 1 },
        { tulkas: 1, ready: "yes" },
        { tulkas: 1, height: Infinity },
    ]) {
        assert.equal(saidIn(data), null, JSON.stringify(data));
    }
    assert.deepEqual(saidIn({ tulkas: 1, answer: null }), { is: "answer", answer: null });
    assert.deepEqual(saidIn({ tulkas: 1, height: 300 }), { is: "height", pixels: 300, width: null });
    assert.deepEqual(saidIn({ tulkas: 1, height: 300, width: 640 }), { is: "height", pixels: 300, width: 640 });
});

test("the frame may run scripts and nothing else, and a game keeps its viewer", () => {
    const page = render(<GameBoard module={viewerOf("nim")} view={sight.view} seat={0} moves={[]} names={sight.seats} />);
    assert.match(page, /<iframe[^>]* sandbox="allow-scripts"/);
    assert.match(page, /src="\/api\/v1\/games\/nim\/viewer"/);
    assert.equal(viewerOf("nim"), viewerOf("nim"));
});
