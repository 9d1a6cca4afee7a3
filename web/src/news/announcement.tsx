// One announcement: its title, when and by whom it was written, its text.
import type { Announcement } from "../api/news";
import { RulesText } from "../pages/rules_text";
import { locale } from "../words/language";
import { rich, t } from "../words/words";
import "./news.css";

const days = new Intl.DateTimeFormat(locale, { dateStyle: "long" });

function Written({ announcement: { author, created } }: { announcement: Announcement }) {
    const date = <time dateTime={created}>{days.format(new Date(created))}</time>;
    return <p class="quiet written">{author === null ? date : rich("{date}, by {author}", { date, author })}</p>;
}

export function AnnouncementText({
    announcement,
    heading: Heading,
}: {
    readonly announcement: Announcement;
    readonly heading: "h2" | "h3";
}) {
    return (
        <>
            <Heading>
                {announcement.title} {!announcement.published && <span class="tag">{t("not published")}</span>}
            </Heading>
            <Written announcement={announcement} />
            <div class="announcement-text">
                <RulesText text={announcement.text} isUploaded />
            </div>
        </>
    );
}
