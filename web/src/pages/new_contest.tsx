// Making a contest, for organisers. It is a draft first, that nobody else sees.
import { isOrganiser } from "../app/roles";
import { goTo } from "../app/router";
import { session } from "../app/session";
import { ContestForm } from "../contest/contest_form";
import { OnlyFor } from "./only_for";

export function NewContestPage() {
    if (!isOrganiser(session.person.value)) return <OnlyFor who="organisers" title="Make a contest" />;
    return (
        <>
            <h1>Make a contest</h1>
            <ContestForm contest={null} onDone={({ slug }) => goTo(`/contests/${slug}`)} />
        </>
    );
}
