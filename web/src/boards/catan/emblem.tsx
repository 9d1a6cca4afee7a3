import type { Emblems } from "../../app/emblems";
import "./emblem.css";

function hexagon(x: number, y: number): string {
    return `M${x} ${y - 22}l19 11v22l-19 11l-19 -11v-22z`;
}

export default {
    catan: () => (
        <>
            <path class="emblem-forest" d={hexagon(50, 47)} />
            <path class="emblem-fields" d={hexagon(90, 47)} />
            <path class="emblem-hills" d={hexagon(130, 47)} />
            <path class="emblem-house" d="M61 48v-12l9 -8l9 8v12z" />
            <path class="emblem-city" d="M103 70v-13h8v-8l8 -8l8 8v21z" />
        </>
    ),
} satisfies Emblems;
