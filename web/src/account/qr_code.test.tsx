import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact-render-to-string";
import { pathOf, QrCode } from "./qr_code";

test("dark modules become squares", () => {
    assert.equal(
        pathOf([
            [true, false],
            [false, true],
        ]),
        "M0 0h1v1h-1zM1 1h1v1h-1z",
    );
});

test("a QR code has a quiet zone and a name", () => {
    const drawn = render(<QrCode text="otpauth://totp/Tulkas:otter?secret=ABC" label="the secret as a QR code" />);
    assert.match(drawn, /aria-label="the secret as a QR code"/);
    assert.match(drawn, /d="M4 4h1v1h-1z/);
});
