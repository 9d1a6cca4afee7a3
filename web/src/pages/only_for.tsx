// A page that is not for everybody.
import { hereAddress } from "../app/router";
import { logInAddress } from "../app/way_back";

export function OnlyFor({ who, title }: { readonly who: string; readonly title: string }) {
    return (
        <section class="empty">
            <h1>{title}</h1>
            <p>
                This page is for {who}. <a href={logInAddress(hereAddress())}>Log in</a> as one to see it.
            </p>
        </section>
    );
}
