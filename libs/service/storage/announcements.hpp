// News that organisers and administrators write for everybody.
#pragma once

#include "storage/database.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

using AnnouncementId = std::int64_t;

struct Announcement {
    AnnouncementId id = 0;
    std::string title;
    std::string text; // Markdown, as it was written
    std::optional<support::AccountId> author = {};
    std::string author_name = {}; // as the account is called now; empty where there is none any more
    bool is_published = false;
    support::Moment created;
    std::optional<support::Moment> changed = {}; // title or text

    bool operator==(Announcement const&) const = default;
};

struct AnnouncementFilter {
    bool with_unpublished = false;
    std::optional<support::AccountId> of = {}; // this one sees its own that are not published
};

class Announcements {
public:
    explicit Announcements(Database& database) : m_database(database) {}

    // The id and the author's name are not looked at.
    [[nodiscard]] support::Result<AnnouncementId> add(Announcement const& announcement);
    [[nodiscard]] support::Result<std::optional<Announcement>> find(AnnouncementId id);
    // The newest first, those before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<Announcement>> list(AnnouncementFilter const& filter,
                                                                  AnnouncementId before, int limit);
    // Its title, its text, whether it is published, and when it was changed.
    [[nodiscard]] support::Result<void> change(Announcement const& announcement);

private:
    Database& m_database;
};

} // namespace storage
