// What others see instead of a restricted page.
import { hereAddress } from "../app/router";
import { logInAddress } from "../app/way_back";
import { rich } from "../words/words";

export function OnlyFor({ who, title }: { readonly who: string; readonly title: string }) {
    return (
        <section class="empty">
            <h1>{title}</h1>
            <p>
                {rich("This page is only for {who}. <a>Log in</a> with such an account to see it.", {
                    who,
                    a: (words) => <a href={logInAddress(hereAddress())}>{words}</a>,
                })}
            </p>
        </section>
    );
}
