// A page that is loaded when it is first shown, so that the home page stays small.
import { signal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Awaited } from "../first/first_board";
import { t } from "../words/words";

type Loaded<Props> = ComponentType<Props> | "failed" | null;

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
    const loaded: Signal<Loaded<Props>> = signal(null);
    let begun = false;
    const begin = () => {
        begun = true;
        load().then(
            (component) => (loaded.value = component),
            () => {
                begun = false;
                loaded.value = "failed";
            },
        );
    };
    return function Lazy(props: Props) {
        if (!begun && loaded.value === null) begin();
        const Page = loaded.value;
        if (Page === null) return <Awaited />;
        if (Page === "failed") {
            return (
                <p role="alert">
                    {t("Could not load this page.")}{" "}
                    <button type="button" onClick={() => (loaded.value = null)}>
                        {t("Try again")}
                    </button>
                </p>
            );
        }
        return <Page {...props} />;
    };
}
