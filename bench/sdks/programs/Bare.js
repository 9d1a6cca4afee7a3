// Reads whatever comes, and answers 1 to the call "next".
import * as fs from "node:fs";

const answer = Buffer.from("MESSAGE-CallResult-bmV4dA==-4-MQ==\n");
const bytes = Buffer.allocUnsafe(65536);
while (fs.readSync(0, bytes, 0, bytes.length, null) > 0) {
    fs.writeSync(1, answer, 0, answer.length);
}
