// For organisers: a new contest, as a draft.
import { isOrganiser } from "../app/roles";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { ContestForm } from "../contest/contest_form";
import { OnlyFor } from "./only_for";

export function NewContestPage() {
    if (!isOrganiser(session.person.value)) return <OnlyFor who="organisers" title="New contest" />;
    return (
        <>
            <h1>New contest</h1>
            <ContestForm contest={null} onDone={({ slug }) => goTo(link("contest", { slug }))} />
        </>
    );
}
