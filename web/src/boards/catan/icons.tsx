// Small pictures of the resources, around 0,0 within ±10.
import type { Resource } from "./view";

const shapes: Record<Resource, string> = {
    brick: "M-9 -6H-1V-1H-9ZM1 -6H9V-1H1ZM-5 1H4V6H-5ZM-9 1H-7V6H-9ZM6 1H9V6H6Z",
    lumber: "M0 -10L6 -2H3L8 5H2V9H-2V5H-8L-3 -2H-6Z",
    wool: "M-8 1a4 4 0 0 1 3 -6a5 5 0 0 1 8 0a4 4 0 0 1 5 3h1.5v4H7a4 4 0 0 1 -2 3V8H2V5H-2V8H-5V5A4 4 0 0 1 -8 1Z",
    grain: "M-1 9V2Q-6 1 -6 -3Q-2 -3 -1 0V-3Q-5 -5 -4 -9Q-1 -8 0 -5Q1 -8 4 -9Q5 -5 1 -3V0Q2 -3 6 -3Q6 1 1 2V9Z",
    ore: "M-9 6L-6 -3L-1 -8L4 -6L9 1L8 6Z",
};

export function ResourceIcon({ resource }: { readonly resource: Resource }) {
    return <path class={`resource-icon ${resource}`} d={shapes[resource]} />;
}
