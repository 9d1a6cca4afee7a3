// All announcements, the newest first; organisers write them here.
import { useSignal } from "@preact/signals";
import { news, type Announcement } from "../api/news";
import { isOrganiser } from "../app/roles";
import { session } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Pages } from "../lists/pages";
import { AnnouncementText } from "../news/announcement";
import { AnnouncementForm } from "../news/announcement_form";
import { t } from "../words/words";

function Actions({ announcement, onEdit, onDone }: { announcement: Announcement; onEdit: () => void; onDone: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    const { id, title, published } = announcement;
    const turn = () =>
        void run(async () => {
            await news.change(id, { published: !published });
            onDone();
        });
    return (
        <div class="actions">
            <button type="button" aria-label={t("Edit “{title}”", { title })} onClick={onEdit}>
                {t("Edit")}
            </button>
            <button
                type="button"
                aria-label={published ? t("Withdraw “{title}”", { title }) : t("Publish “{title}”", { title })}
                disabled={isBusy.value}
                onClick={turn}
            >
                {published ? t("Withdraw") : t("Publish")}
            </button>
            <Fault text={fault.value} />
        </div>
    );
}

function Entry({ announcement, onDone }: { announcement: Announcement; onDone: () => void }) {
    const isEdited = useSignal(false);
    const done = () => {
        isEdited.value = false;
        onDone();
    };
    if (isEdited.value) return <AnnouncementForm announcement={announcement} onDone={done} />;
    return (
        <>
            <AnnouncementText announcement={announcement} heading="h2" />
            {announcement.own && <Actions announcement={announcement} onEdit={() => (isEdited.value = true)} onDone={onDone} />}
        </>
    );
}

export function NewsPage() {
    const isWriting = useSignal(false);
    return (
        <>
            <h1>{t("News")}</h1>
            <Pages<Announcement> path={news.listPath}>
                {(items, look) => (
                    <>
                        {isOrganiser(session.person.value) && !isWriting.value && (
                            <p>
                                <button type="button" class="primary" onClick={() => (isWriting.value = true)}>
                                    {t("Write an announcement")}
                                </button>
                            </p>
                        )}
                        {isWriting.value && (
                            <AnnouncementForm
                                announcement={null}
                                onDone={() => {
                                    isWriting.value = false;
                                    look();
                                }}
                            />
                        )}
                        {items.length === 0 ? (
                            <p class="quiet">{t("No news yet. Announcements of the organisers appear here and on the home page.")}</p>
                        ) : (
                            <ul class="news-list">
                                {items.map((announcement) => (
                                    <li key={announcement.id}>
                                        <Entry announcement={announcement} onDone={look} />
                                    </li>
                                ))}
                            </ul>
                        )}
                    </>
                )}
            </Pages>
        </>
    );
}
