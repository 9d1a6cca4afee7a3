import { link } from "../app/routes";

export function Missing() {
    return (
        <section class="empty">
            <h1>Page not found</h1>
            <p>
                Check the address, or go to the <a href={link("home")}>home page</a>.
            </p>
        </section>
    );
}
