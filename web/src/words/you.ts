// What players are called who read it themselves. Sentences about them are others than those about somebody else.
import { t } from "./words";

export const you = t("You");

// For {who, select, you {You win} other {{name} wins}}.
export function whoIs(name: string): "you" | "other" {
    return name === you ? "you" : "other";
}
