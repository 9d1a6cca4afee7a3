// A page for logged-in users; others see why they need an account and a link to log in.
import type { ComponentChildren } from "preact";
import { Awaited } from "../first/first_board";
import { t } from "../words/words";
import { hereAddress } from "./router";
import { session, type Person } from "./session";
import { logInAddress } from "./way_back";

interface Props {
    readonly title: string;
    readonly why: string;
    readonly children: (person: Person) => ComponentChildren;
}

export function PeopleOnly({ title, why, children }: Props) {
    const person = session.person.value;
    if (person) return <>{children(person)}</>;
    if (!session.isKnown.value) return <Awaited />;
    return (
        <section class="empty">
            <h1>{title}</h1>
            <p>{why}</p>
            <p>
                <a class="button primary" href={logInAddress(hereAddress())}>
                    {t("Log in or register")}
                </a>
            </p>
        </section>
    );
}
