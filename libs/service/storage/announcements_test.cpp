#include "storage/accounts_test.hpp"
#include "storage/announcements.hpp"
#include "storage/both_databases_test.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace storage {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoredAnnouncements : public DatabaseTest {
protected:
    static Announcement news(std::string const& title, bool is_published = true) {
        return {.title = title, .text = "**Read** this.", .is_published = is_published, .created = at(1)};
    }
    std::vector<AnnouncementId> listed(AnnouncementFilter const& filter = {}, AnnouncementId before = 0,
                                       int limit = 10) {
        std::vector<AnnouncementId> ids;
        auto const rows = m_news.list(filter, before, limit);
        std::ranges::transform(rows.value(), std::back_inserter(ids), &Announcement::id);
        return ids;
    }

    Announcements m_news{database()};
};

TEST_P(StoredAnnouncements, KeepWhatWasWrittenAndByWhom) {
    auto written = news("The final is on Friday");
    written.author = add_account(database(), "heron");
    written.id = m_news.add(written).value();
    written.author_name = "heron";
    EXPECT_EQ(m_news.find(written.id).value(), written);
    EXPECT_EQ(m_news.find(written.id + 1).value(), std::nullopt);
    written.text = "On Saturday.";
    written.is_published = false;
    written.changed = at(5);
    EXPECT_TRUE(m_news.change(written));
    EXPECT_EQ(m_news.find(written.id).value(), written);
}

TEST_P(StoredAnnouncements, AreListedTheNewestFirstPageByPage) {
    auto const first = m_news.add(news("one")).value();
    auto const second = m_news.add(news("two")).value();
    auto const third = m_news.add(news("three")).value();
    EXPECT_THAT(listed({}, 0, 2), ElementsAre(third, second));
    EXPECT_THAT(listed({}, second, 2), ElementsAre(first));
    EXPECT_THAT(listed({}, first, 2), IsEmpty());
}

TEST_P(StoredAnnouncements, ThatAreNotPublishedAreTheirAuthors) {
    auto own = news("mine", false);
    own.author = add_account(database(), "heron");
    auto const mine = m_news.add(own).value();
    auto const others = m_news.add(news("another's", false)).value();
    EXPECT_THAT(listed(), IsEmpty());
    EXPECT_THAT(listed({.of = own.author}), ElementsAre(mine));
    EXPECT_THAT(listed({.with_unpublished = true}), ElementsAre(others, mine));
}

TULKAS_ON_BOTH_DATABASES(StoredAnnouncements);

} // namespace
} // namespace storage
