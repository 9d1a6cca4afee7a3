// What others see instead of a restricted page.
import { hereAddress } from "../app/router";
import { logInAddress } from "../app/way_back";

export function OnlyFor({ who, title }: { readonly who: string; readonly title: string }) {
    return (
        <section class="empty">
            <h1>{title}</h1>
            <p>
                This page is only for {who}. <a href={logInAddress(hereAddress())}>Log in</a> with such an account to see it.
            </p>
        </section>
    );
}
