// What bots and engines have in common: how they are run.

import {openChannel} from "./channel.js";

export class Actor {
    /** An entry in the actor's own log, which its author can read after the game. */
    log(text) {
        openChannel().log("SELF", text);
    }
}

/** Runs a bot or an engine as the whole of a program. */
export async function run(ActorClass) {
    const channel = openChannel();
    try {
        await new ActorClass().serve(channel);
        process.exit(0);
    } catch (error) {
        channel.reportError(error?.message || String(error));
        console.error(error); // where it happened, for the log
        process.exit(1);
    }
}
