#include "storage/announcements.hpp"

#include "storage/query.hpp"

namespace storage {

using support::Result;

namespace {

struct AnnouncementColumns {
    static constexpr char const* selection =
        "SELECT n.id, n.title, n.text, n.author, COALESCE(NULLIF(a.display_name, ''), a.name), "
        "n.is_published, n.created, n.changed FROM "
        "announcements n LEFT JOIN accounts a ON a.id = n.author";

    long long id = 0;
    std::string title;
    std::string text;
    Nullable<long long> author;
    Nullable<std::string> name;
    int is_published = 0;
    long long created = 0;
    Nullable<long long> changed;

    void bind(soci::statement& statement) {
        bind_columns(statement, id, title, text, author, name, is_published, created, changed);
    }

    [[nodiscard]] Announcement value() const {
        Announcement announcement{.id = id, .title = title, .text = text};
        announcement.author = author.value();
        announcement.author_name = name.value().value_or("");
        announcement.is_published = is_published != 0;
        announcement.created = support::to_moment(created);
        if (auto const moment = changed.value()) {
            announcement.changed = support::to_moment(*moment);
        }
        return announcement;
    }
};

} // namespace

Result<AnnouncementId> Announcements::add(Announcement const& announcement) {
    long long id = 0;
    long long const author = announcement.author.value_or(0);
    auto author_is = announcement.author ? soci::i_ok : soci::i_null;
    int const is_published = announcement.is_published ? 1 : 0;
    long long const created = support::to_number(announcement.created);
    auto const written = m_database.write([&](Transaction& transaction) {
        transaction << "INSERT INTO announcements (title, text, author, is_published, created) VALUES "
                       "(:title, :text, :author, :is_published, :created) RETURNING id",
            soci::use(announcement.title, "title"), soci::use(announcement.text, "text"),
            soci::use(author, author_is, "author"), soci::use(is_published, "is_published"),
            soci::use(created, "created"), soci::into(id);
    });
    return written ? Result<AnnouncementId>(id) : pass_on(written);
}

Result<std::optional<Announcement>> Announcements::find(AnnouncementId id) {
    long long const number = id;
    return first_of(
        read_rows<AnnouncementColumns>(m_database, "WHERE n.id = :id", [&](soci::statement& statement) {
            statement.exchange(soci::use(number, "id"));
        }));
}

Result<std::vector<Announcement>> Announcements::list(AnnouncementFilter const& filter, AnnouncementId before,
                                                      int limit) {
    long long const bound = before;
    long long const of = filter.of.value_or(0);
    std::string where = "WHERE 1 = 1";
    where += before > 0 ? " AND n.id < :before" : "";
    where += filter.with_unpublished ? ""
             : filter.of             ? " AND (n.is_published = 1 OR n.author = :of)"
                                     : " AND n.is_published = 1";
    return read_rows<AnnouncementColumns>(m_database, where + " ORDER BY n.id DESC LIMIT :most",
                                          [&](soci::statement& statement) {
                                              if (before > 0) {
                                                  statement.exchange(soci::use(bound, "before"));
                                              }
                                              if (!filter.with_unpublished && filter.of) {
                                                  statement.exchange(soci::use(of, "of"));
                                              }
                                              statement.exchange(soci::use(limit, "most"));
                                          });
}

Result<void> Announcements::change(Announcement const& announcement) {
    long long const id = announcement.id;
    int const is_published = announcement.is_published ? 1 : 0;
    long long const changed = announcement.changed ? support::to_number(*announcement.changed) : 0;
    auto changed_is = announcement.changed ? soci::i_ok : soci::i_null;
    return m_database.write([&](Transaction& transaction) {
        transaction << "UPDATE announcements SET title = :title, text = :text, is_published = :is_published, "
                       "changed = :changed WHERE id = :id",
            soci::use(announcement.title, "title"), soci::use(announcement.text, "text"),
            soci::use(is_published, "is_published"), soci::use(changed, changed_is, "changed"),
            soci::use(id, "id");
    });
}

} // namespace storage
