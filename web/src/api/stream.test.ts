import assert from "node:assert/strict";
import { test } from "node:test";
import { Stream, waitBefore, type Socket, type World } from "./stream";

interface Message {
    readonly number?: number;
    readonly numbers?: readonly number[];
}

class FakeSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number; reason: string }) => void) | null = null;
    isClosed = false;
    constructor(readonly address: string) {}
    close(): void {
        this.isClosed = true;
    }
    readonly sent: string[] = [];
    send(text: string): void {
        this.sent.push(text);
    }
    say(number: number): void {
        this.onmessage?.({ data: JSON.stringify({ number }) });
    }
    sayAll(numbers: readonly number[]): void {
        this.onmessage?.({ data: JSON.stringify({ numbers }) });
    }
    drop(code = 1006, reason = ""): void {
        this.onclose?.({ code, reason });
    }
}

class FakeWorld implements World {
    readonly sockets: FakeSocket[] = [];
    readonly waits: number[] = [];
    waiting: (() => void) | null = null;
    open(address: string): Socket {
        const socket = new FakeSocket(address);
        this.sockets.push(socket);
        return socket;
    }
    after(milliseconds: number, action: () => void): () => void {
        this.waits.push(milliseconds);
        this.waiting = action;
        return () => (this.waiting = null);
    }
    random(): number {
        return 1;
    }
    get socket(): FakeSocket {
        return this.sockets[this.sockets.length - 1] as FakeSocket;
    }
}

function listening(after = 0) {
    const world = new FakeWorld();
    const heard: number[] = [];
    const refused: string[] = [];
    const stream = new Stream<Message>(
        {
            address: (last) => `/stream?after=${last}`,
            numbersOf: ({ number, numbers }) => numbers ?? (number === undefined ? null : [number]),
            onMessage: ({ number, numbers }, last) => {
                heard.push(...(numbers ?? [number ?? 0]).filter((each) => each > last || each === 0));
            },
            onRefused: (reason) => refused.push(reason),
            after,
        },
        world,
    );
    return { world, heard, refused, stream };
}

test("messages are handed on in order", () => {
    const { world, heard, stream } = listening();
    assert.equal(stream.connection.value, "connecting");
    world.socket.onopen?.();
    assert.equal(stream.connection.value, "live");
    world.socket.say(1);
    world.socket.say(2);
    assert.deepEqual(heard, [1, 2]);
});

test("a lost connection is shown and taken up after the last message", () => {
    const { world, heard, stream } = listening();
    world.socket.onopen?.();
    world.socket.say(1);
    world.socket.drop();
    assert.equal(stream.connection.value, "lost");
    world.waiting?.();
    assert.equal(world.socket.address, "/stream?after=1");
    world.socket.onopen?.();
    world.socket.say(1);
    world.socket.say(2);
    assert.equal(stream.connection.value, "live");
    assert.deepEqual(heard, [1, 2]);
});

test("a stream can begin in the middle", () => {
    const { world, heard } = listening(41);
    assert.equal(world.socket.address, "/stream?after=41");
    world.socket.say(41);
    world.socket.say(42);
    assert.deepEqual(heard, [42]);
});

test("a gap is not handed on but asked for again", () => {
    const { world, heard, stream } = listening();
    world.socket.say(1);
    const old = world.socket;
    old.say(3);
    assert.ok(old.isClosed);
    assert.equal(stream.connection.value, "lost");
    world.waiting?.();
    assert.equal(world.socket.address, "/stream?after=1");
    old.say(2);
    assert.deepEqual(heard, [1]);
    world.socket.say(2);
    assert.deepEqual(heard, [1, 2]);
});

test("a message of several events tells the new ones only", () => {
    const { world, heard, stream } = listening(2);
    world.socket.sayAll([1, 2, 3, 4]);
    assert.deepEqual(heard, [3, 4]);
    assert.equal(stream.last, 4);
    world.socket.sayAll([3, 4]);
    assert.deepEqual(heard, [3, 4]);
});

test("messages without events are handed on as they come", () => {
    const { world, heard, stream } = listening(2);
    world.socket.onmessage?.({ data: "{}" });
    assert.deepEqual(heard, [0]);
    world.socket.sayAll([]);
    assert.equal(stream.last, 2);
});

test("waits grow, up to a limit, and begin anew after a message", () => {
    const { world } = listening();
    for (let attempt = 0; attempt < 7; ++attempt) {
        world.socket.drop();
        world.waiting?.();
    }
    assert.deepEqual(world.waits, [500, 1000, 2000, 4000, 5000, 5000, 5000]);
    world.socket.say(1);
    world.socket.drop();
    assert.equal(world.waits[7], 500);
    assert.equal(waitBefore(0, 0), 250);
});

test("a refusal is final, and told in the server's words", () => {
    const { world, refused, stream } = listening();
    world.socket.drop(4404, "there is no such table");
    assert.deepEqual(refused, ["there is no such table"]);
    assert.equal(stream.connection.value, "closed");
    assert.equal(world.waiting, null);
});

test("being back on the network cuts the wait short", () => {
    const { world, stream } = listening();
    stream.retry();
    assert.equal(world.sockets.length, 1);
    world.socket.drop();
    stream.retry();
    assert.equal(world.sockets.length, 2);
    assert.equal(world.waiting, null);
});

test("a stream that is renewed goes on after the last message", () => {
    const { world, heard, stream } = listening();
    const old = world.socket;
    old.say(1);
    stream.renew();
    assert.ok(old.isClosed);
    assert.equal(world.socket.address, "/stream?after=1");
    old.say(2);
    world.socket.say(2);
    assert.deepEqual(heard, [1, 2]);
    stream.close();
    stream.renew();
    assert.equal(world.sockets.length, 2);
});

test("a line that is dead without having been closed is noticed within ten seconds", () => {
    const world = new FakeWorld();
    const options = { address: () => "/stream", numbersOf: () => null, onMessage: () => undefined, answersPings: true };
    const stream = new Stream<Message>(options, world);
    const { socket } = world;
    socket.onopen?.();
    assert.equal(stream.connection.value, "live");
    world.waiting?.();
    assert.deepEqual(socket.sent, ['{"ping":1}']);
    socket.onmessage?.({ data: '{"done":null}' });
    world.waiting?.();
    assert.equal(socket.sent.length, 2);
    const [silence = 0, patience = 0] = world.waits.slice(-2);
    assert.ok(silence + patience < 10_000);
    world.waiting?.();
    assert.equal(stream.connection.value, "lost");
    assert.ok(socket.isClosed);
    // One that cannot be opened is given up too.
    world.waiting?.();
    world.waiting?.();
    assert.equal(world.sockets.length, 2);
    assert.equal(stream.connection.value, "lost");
});

test("a closed stream stays closed", () => {
    const { world, heard, stream } = listening();
    const socket = world.socket;
    stream.close();
    assert.ok(socket.isClosed);
    socket.say(1);
    socket.drop();
    assert.deepEqual(heard, []);
    assert.equal(stream.connection.value, "closed");
    assert.equal(world.waiting, null);
});
