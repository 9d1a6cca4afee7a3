#include "server/database_waiting.hpp"
#include "storage/reachability.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

namespace server {
namespace {

using std::chrono::milliseconds;
using storage::Database;
using support::ErrorKind;
using support::Result;

// A database that can be opened after so many attempts.
class DatabaseWaits : public testing::Test {
protected:
    [[nodiscard]] Result<std::unique_ptr<Database>> open_after(int failures, ErrorKind kind) {
        return open_when_reachable(
            {.open = [this, failures, kind]() -> Result<std::unique_ptr<Database>> {
                 return ++m_attempts > failures
                            ? Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"})
                            : support::fail(kind, "no answer");
             },
             .is_reachable = [this] { return m_is_reachable; },
             .patience = m_is_patient ? &m_patience : nullptr,
             .log = m_log});
    }

    temporary::Directory m_directory;
    int m_attempts = 0;
    bool m_is_reachable = false;
    bool m_is_patient = true;
    std::size_t m_most_pauses = 100;
    std::vector<milliseconds> m_pauses;
    std::vector<std::string> m_lines;
    Patience m_patience{[this](milliseconds pause) {
        m_pauses.push_back(pause);
        return m_pauses.size() < m_most_pauses;
    }};
    Log m_log{{}, [this](std::string_view line) { m_lines.emplace_back(line); }};
};

TEST_F(DatabaseWaits, UntilItComesWithPausesThatGrowToABound) {
    ASSERT_TRUE(open_after(8, ErrorKind::unavailable));
    std::vector<milliseconds> expected;
    for (int const seconds : {1, 2, 4, 5, 5, 5, 5, 5}) {
        expected.emplace_back(std::chrono::seconds(seconds));
    }
    EXPECT_EQ(m_pauses, expected);
    ASSERT_FALSE(m_lines.empty());
    EXPECT_THAT(m_lines.front(), testing::HasSubstr("waiting for the database"));
    EXPECT_THAT(m_lines.front(), testing::HasSubstr("no answer"));
}

TEST_F(DatabaseWaits, NotForWhatWaitingCannotMend) {
    EXPECT_FALSE(open_after(1, ErrorKind::refused));
    m_is_reachable = true; // it answers, and does not let us in
    EXPECT_FALSE(open_after(9, ErrorKind::unavailable));
    m_is_reachable = false;
    m_is_patient = false;
    EXPECT_FALSE(open_after(9, ErrorKind::unavailable));
    EXPECT_TRUE(m_pauses.empty());
}

TEST_F(DatabaseWaits, NoLongerThanTheProgramShouldRun) {
    m_most_pauses = 2;
    EXPECT_FALSE(open_after(9, ErrorKind::unavailable));
    EXPECT_EQ(m_pauses.size(), 2U);
}

} // namespace
} // namespace server
