import { link } from "../app/routes";
import { rich, t } from "../words/words";

export function Missing() {
    return (
        <section class="empty">
            <h1>{t("Page not found")}</h1>
            <p>{rich("Check the address, or go to the <a>home page</a>.", { a: (words) => <a href={link("home")}>{words}</a> })}</p>
        </section>
    );
}
