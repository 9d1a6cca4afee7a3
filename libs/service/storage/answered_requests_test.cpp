#include "storage/accounts_test.hpp"
#include "storage/answered_requests.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/query.hpp"
#include "storage/rider.hpp"

#include <gtest/gtest.h>

namespace storage {
namespace {

class Answered : public DatabaseTest {
protected:
    RequestName name(std::string const& key) const { return {m_account, "makeTournament", key}; }

    support::AccountId m_account = add_account(database(), "otter");
    AnsweredRequests m_requests{database()};
};

TEST_P(Answered, AreKnownWhenTheyAreSentAgain) {
    EXPECT_FALSE(m_requests.begin(name("a"), "content", at(1)).value());
    auto const begun = m_requests.begin(name("a"), "content", at(2)).value();
    ASSERT_TRUE(begun);
    EXPECT_EQ(begun->content, "content");
    EXPECT_FALSE(begun->has_written);
    EXPECT_FALSE(begun->answer);
    StoredAnswer const answer{201, "application/json", R"({"title": "Žofie's"})"};
    ASSERT_TRUE(m_requests.keep(name("a"), answer));
    EXPECT_EQ(m_requests.begin(name("a"), "content", at(3)).value()->answer, answer);
    EXPECT_FALSE(m_requests.begin({m_account, "handIn", "a"}, "content", at(3)).value());
    EXPECT_FALSE(
        m_requests.begin({add_account(database(), "heron"), "makeTournament", "a"}, "x", at(3)).value());
}

TEST_P(Answered, AreKnownToHaveBeenCarriedOutWithEachTransaction) {
    std::ignore = m_requests.begin(name("a"), "content", at(1)).value();
    {
        Rider const rider(
            [&](Transaction& transaction) { AnsweredRequests::note_writing(transaction, name("a")); });
        std::ignore = Contents(database()).put("what is only prepared").value();
        EXPECT_FALSE(database().write([&](Transaction& transaction) {
            Contents::put(transaction, "x");
            throw soci::soci_error("it is undone");
        }));
    }
    EXPECT_FALSE(m_requests.begin(name("a"), "content", at(1)).value()->has_written);
    {
        Rider const rider(
            [&](Transaction& transaction) { AnsweredRequests::note_writing(transaction, name("a")); });
        ASSERT_TRUE(
            database().write([](Transaction& transaction) { Contents::put(transaction, "for good"); }));
    }
    EXPECT_TRUE(m_requests.begin(name("a"), "content", at(1)).value()->has_written);
}

TEST_P(Answered, AreForgottenWhenTheyAreOldOrMany) {
    int const most = AnsweredRequests::most_of_account;
    for (int number = 0; number < most + 5; ++number) {
        EXPECT_FALSE(m_requests.begin(name(std::to_string(number)), "x", at(number)).value());
    }
    EXPECT_TRUE(m_requests.begin(name(std::to_string(most)), "x", at(most + 10)).value());
    EXPECT_EQ(m_requests.remove(at(most)).value(), most - 5) << "the first five were too many";
    EXPECT_EQ(m_requests.remove(at(most)).value(), 0);
    EXPECT_EQ(m_requests.remove(at(most + 100)).value(), 5);
}

TULKAS_ON_BOTH_DATABASES(Answered);

} // namespace
} // namespace storage
