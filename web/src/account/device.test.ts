import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceName } from "./device";

test("a browser is named in a few words", () => {
    const named = (text: string, name: string) => assert.equal(deviceName(text), name);
    named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux");
    named(
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
        "Chrome on Windows",
    );
    named("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0", "Edge on Windows");
    named(
        "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
        "Safari on iOS",
    );
    named("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36", "Chrome on Android");
    named("curl/8.5.0", "curl");
});

test("what is no browser is shown as it is", () => {
    assert.equal(deviceName(""), "unknown device");
    assert.equal(deviceName("my script"), "my script");
    assert.equal(deviceName("x".repeat(300)).length, 60);
});
