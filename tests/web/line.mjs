// The line between browser and arena: bytes are passed on both ways, unless it is closed.
//
// Its address stays the same while arenas come and go behind it, as a reverse proxy's does.
import { connect, createServer } from "node:net";

export class Line {
    #server = createServer((near) => this.#passOn(near));
    #ends = new Set();
    #port = null;
    #isOpen = true;
    #isFrozen = false;

    async listen() {
        await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
        return `http://127.0.0.1:${this.#server.address().port}`;
    }
    // To the arena at this port from now on; to none with null.
    leadTo(port) {
        this.#port = port;
        this.#cut();
    }
    close() {
        this.#isOpen = false;
        this.#cut();
    }
    reopen() {
        this.#isOpen = true;
    }
    // Nothing comes through any more, and nobody is told: as when a cable is pulled out somewhere.
    freeze() {
        this.#isFrozen = true;
        for (const end of this.#ends) end.unpipe();
        for (const end of this.#ends) end.pause();
    }
    thaw() {
        this.#isFrozen = false;
        this.#cut();
    }
    remove() {
        this.close();
        this.#server.close();
    }

    #cut() {
        for (const end of this.#ends) end.destroy();
    }
    #passOn(near) {
        near.on("error", () => near.destroy());
        if (!this.#isOpen || this.#port === null) {
            near.destroy();
            return;
        }
        if (this.#isFrozen) {
            this.#ends.add(near);
            near.on("close", () => this.#ends.delete(near));
            return;
        }
        const far = connect(this.#port, "127.0.0.1");
        for (const [end, other] of [[near, far], [far, near]]) {
            this.#ends.add(end);
            end.on("error", () => other.destroy());
            end.on("close", () => {
                this.#ends.delete(end);
                other.destroy();
            });
            end.pipe(other);
        }
    }
}
