// The newest announcements on the home page; nothing if there are none.
import type { News } from "../api/news";
import { news } from "../api/news";
import { calm, never, useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { t } from "../words/words";
import { AnnouncementText } from "./announcement";

const shown = 3;

export function LatestNews() {
    const asked = useFollowed<News>(`${news.listPath}?limit=10`, never, calm).asked.value;
    // Organisers are told of drafts as well; those are for the page of news.
    const published = asked.is === "there" ? asked.answer.items.filter((announcement) => announcement.published) : [];
    if (published.length === 0) return null;
    return (
        <section aria-labelledby="news">
            <h2 id="news">{t("News")}</h2>
            <ul class="news-list">
                {published.slice(0, shown).map((announcement) => (
                    <li key={announcement.id}>
                        <AnnouncementText announcement={announcement} heading="h3" />
                    </li>
                ))}
            </ul>
            <p>
                <a href={link("news")}>{t("All news")}</a>
            </p>
        </section>
    );
}
