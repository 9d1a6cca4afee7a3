// The link with which students join a course: made, copied, revoked.
import { useSignal } from "@preact/signals";
import { courses, type Course } from "../api/courses";
import { link } from "../app/routes";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { t } from "../words/words";
import "../account/account.css";

export function JoinLink({ course, onDone }: { readonly course: Course; readonly onDone: () => void }) {
    const address = useSignal("");
    const { isBusy, fault, run } = useAttempt();
    const make = () =>
        void run(async () => {
            const { code } = await courses.newJoinCode(course.slug);
            address.value = `${location.origin}${link("join-course", { slug: course.slug })}#${code}`;
            onDone();
        });
    const revoke = () =>
        void run(async () => {
            await courses.revokeJoinCode(course.slug);
            address.value = "";
            onDone();
        });
    return (
        <section aria-labelledby="join-link">
            <h3 id="join-link">{t("Join link")}</h3>
            <p>
                {course.can_be_joined
                    ? t("Students join with the link that you sent them and their student number. A new link replaces it.")
                    : t("Students join with a link and their student number, which must be on the roster.")}
            </p>
            {address.value !== "" && (
                <div class="card secret" role="status">
                    <label>
                        {t("Send this link to your students. Save it now, it is not shown again:")}
                        <input readOnly value={address.value} onFocus={(event) => event.currentTarget.select()} />
                    </label>
                </div>
            )}
            <div class="actions">
                <button type="button" disabled={isBusy.value} onClick={make}>
                    {t("Create join link")}
                </button>
                {course.can_be_joined && (
                    <ConfirmButton
                        label={t("Revoke")}
                        question={t("Nobody will be able to join with the link any more. Revoke it?")}
                        isBusy={isBusy.value}
                        onConfirm={revoke}
                    />
                )}
                <Fault text={fault.value} />
            </div>
        </section>
    );
}
