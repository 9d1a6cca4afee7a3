// A text as a QR code. Black on white in both themes: that is what cameras expect.
import { encode } from "uqr";

// One path of unit squares, row by row.
export function pathOf(modules: readonly (readonly boolean[])[]): string {
    return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
    const { data, size } = encode(text, { ecc: "M", border: 4 });
    return (
        <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
            <rect width={size} height={size} fill="#fff" />
            <path d={pathOf(data)} fill="#000" />
        </svg>
    );
}
