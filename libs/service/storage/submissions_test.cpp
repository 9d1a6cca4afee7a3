#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <iterator>

namespace storage {
namespace {

using testing::ElementsAre;

class StoredSubmissions : public DatabaseTest {
protected:
    support::AccountId account(std::string const& name) { return add_account(database(), name); }

    void write(TransactionBody const& body) { ASSERT_TRUE(database().write(body)); }

    Version add(support::AccountId owner, std::string const& game = "ploy",
                support::ContestId contest = no_contest) {
        auto const key = Contents(database()).put("a source").value();
        Version version;
        write([&](Transaction& transaction) {
            version = Submissions::add(transaction,
                                       {.author = owner,
                                        .game = game,
                                        .contest = contest,
                                        .file_name = "bot.py",
                                        .source = key,
                                        .size = 8},
                                       at(1));
        });
        return version;
    }

    void finish(support::SubmissionId id, Judgement const& judgement) {
        write([&](Transaction& transaction) { Submissions::finish(transaction, id, judgement, at(5)); });
    }

    StoredBot bot(support::BotId id) { return m_submissions.find_bot(id).value().value(); }

    Submissions m_submissions{database()};
};

TEST_P(StoredSubmissions, HaveTheNameThatTheirAuthorWants) {
    auto const otter = account("otter");
    auto const key = Contents(database()).put("a source").value();
    support::SubmissionId id = 0;
    write([&](Transaction& transaction) {
        id = Submissions::add(transaction,
                              {.author = otter,
                               .game = "ploy",
                               .file_name = "bot.py",
                               .name = "Miser the 2nd",
                               .source = key,
                               .size = 8},
                              at(1))
                 .id;
    });
    EXPECT_EQ(m_submissions.find(id).value()->name, "Miser the 2nd");
    EXPECT_EQ(add(otter).name, "");
}

TEST_P(StoredSubmissions, AreVersionsOfTheAuthorsBotForAGame) {
    auto const otter = account("otter");
    auto const first = add(otter);
    auto const second = add(otter);
    auto const elsewhere = add(otter, "catan");
    auto const contest = add(otter, "ploy", 7);
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(second.number, 2);
    EXPECT_EQ(second.bot, first.bot);
    EXPECT_NE(elsewhere.bot, first.bot);
    EXPECT_NE(contest.bot, first.bot);
    EXPECT_EQ(first.state, SubmissionState::waiting);
    EXPECT_EQ(m_submissions.find(first.id).value(), first);
    EXPECT_EQ(m_submissions.find(999).value(), std::nullopt);
    std::vector<int> numbers;
    std::ranges::transform(m_submissions.versions(first.bot, 0, 10).value(), std::back_inserter(numbers),
                           &Version::number);
    EXPECT_THAT(numbers, ElementsAre(2, 1));
    EXPECT_EQ(m_submissions.versions(first.bot, second.id, 10).value().size(), 1U);
    EXPECT_EQ(m_submissions.attempts(no_contest, otter, "ploy").value(), 2);
    EXPECT_EQ(m_submissions.attempts(7, otter, "ploy").value(), 1);
    EXPECT_EQ(m_submissions.attempts(8, otter, "ploy").value(), 0);
}

TEST_P(StoredSubmissions, PlayFromTheLastAcceptedOneOn) {
    auto const otter = account("otter");
    auto const first = add(otter);
    auto const second = add(otter);
    auto const third = add(otter);
    EXPECT_EQ(bot(first.bot).accepted, std::nullopt);
    finish(second.id, {.state = SubmissionState::accepted, .nickname = "Nick"});
    finish(first.id,
           {.state = SubmissionState::accepted, .nickname = "Old"}); // judged later, handed in before
    finish(third.id, {.state = SubmissionState::rejected, .nickname = "Bad", .why = "no"});
    EXPECT_EQ(bot(first.bot).accepted, second.id);
    EXPECT_EQ(bot(first.bot).nickname, "Nick");
    EXPECT_EQ(bot(first.bot).owner_name, "otter");
    EXPECT_EQ(m_submissions.find(third.id).value()->why, "no");
    EXPECT_EQ(m_submissions.find(third.id).value()->finished, at(5));
    EXPECT_EQ(m_submissions.find_bot("OTTER", "ploy").value()->id, first.bot);
    EXPECT_EQ(m_submissions.find_bot("otter", "catan").value(), std::nullopt);
    EXPECT_EQ(m_submissions.find_bot("nobody", "ploy").value(), std::nullopt);
    EXPECT_EQ(m_submissions.find_bearer("nick", "ploy").value(), otter);
    EXPECT_EQ(m_submissions.find_bearer("nick", "catan").value(), std::nullopt);
    EXPECT_EQ(m_submissions.find_bearer("Bad", "ploy").value(), std::nullopt);
}

TEST_P(StoredSubmissions, AreFoundByWhatTheyAre) {
    auto const otter = account("otter");
    auto const heron = account("heron");
    add(otter);
    add(heron);
    add(otter, "catan", 3);
    auto const owners = [&](BotFilter const& filter, support::BotId after = 0) {
        std::vector<std::string> names;
        std::ranges::transform(m_submissions.list_bots(filter, after, 10).value(), std::back_inserter(names),
                               &StoredBot::owner_name);
        return names;
    };
    EXPECT_THAT(owners({}), ElementsAre("otter", "heron", "otter"));
    EXPECT_THAT(owners({.game = "ploy"}), ElementsAre("otter", "heron"));
    EXPECT_THAT(owners({.owner = heron}), ElementsAre("heron"));
    EXPECT_THAT(owners({.contest = 3}), ElementsAre("otter"));
    EXPECT_THAT(owners({.game = "' OR 1 = 1 --"}), ElementsAre());
}

TEST_P(StoredSubmissions, AreCountedForAContest) {
    auto const otter = account("otter");
    auto const heron = account("heron");
    auto const first = add(otter, "ploy", 3);
    auto const second = add(otter, "ploy", 3);
    finish(first.id, {.state = SubmissionState::accepted, .nickname = "Nick"});
    finish(add(heron, "ploy", 3).id, {.state = SubmissionState::rejected});
    add(heron);
    auto const tallies = m_submissions.tally(3).value();
    ASSERT_EQ(tallies.size(), 2U);
    EXPECT_EQ(tallies[0].bot, bot(first.bot));
    EXPECT_EQ(tallies[0].bot.accepted, first.id);
    EXPECT_EQ(tallies[0].attempts, 2);
    EXPECT_EQ(tallies[0].open, 1) << "number " << second.number << " waits";
    EXPECT_EQ(tallies[1].bot.owner_name, "heron");
    EXPECT_EQ(tallies[1].attempts, 1);
    EXPECT_EQ(tallies[1].open, 0);
    EXPECT_TRUE(m_submissions.tally(4).value().empty());
}

TEST_P(StoredSubmissions, AreNoAttemptsWhereTheyWereRefused) {
    auto const otter = account("otter");
    finish(add(otter, "ploy", 3).id, {.state = SubmissionState::refused});
    EXPECT_EQ(m_submissions.attempts(3, otter, "ploy").value(), 0);
    EXPECT_EQ(m_submissions.tally(3).value().at(0).attempts, 0);
    add(otter, "ploy", 3);
    EXPECT_EQ(m_submissions.attempts(3, otter, "ploy").value(), 1);
}

TEST_P(StoredSubmissions, AreNotEnteredOnceTheyAreFinished) {
    auto const version = add(account("otter"));
    auto const enter = [&](SubmissionState state) {
        bool entered = false;
        write(
            [&](Transaction& transaction) { entered = Submissions::enter(transaction, version.id, state); });
        return entered;
    };
    EXPECT_TRUE(enter(SubmissionState::building));
    EXPECT_EQ(m_submissions.find(version.id).value()->state, SubmissionState::building);
    finish(version.id, {.state = SubmissionState::failed, .why = "ours"});
    EXPECT_TRUE(enter(SubmissionState::checking)) << "what we failed at is judged again";
    EXPECT_EQ(m_submissions.find(version.id).value()->finished, std::nullopt);
    finish(version.id, {.state = SubmissionState::cancelled});
    EXPECT_FALSE(enter(SubmissionState::checking));
    EXPECT_EQ(m_submissions.find(version.id).value()->state, SubmissionState::cancelled);
}

TEST_P(StoredSubmissions, KeepWhatWasSaidInItsOrder) {
    auto const first = add(account("otter"));
    auto const other = add(account("heron"));
    write([&](Transaction& transaction) {
        EXPECT_EQ(Submissions::say(transaction, first.id, "a"), 1);
        EXPECT_EQ(Submissions::say(transaction, other.id, "x"), 1);
        EXPECT_EQ(Submissions::say(transaction, first.id, "b"), 2);
    });
    auto const said = m_submissions.events(first.id, 0, 10).value();
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[1].text, "b");
    EXPECT_EQ(m_submissions.events(first.id, 1, 10).value().size(), 1U);
    EXPECT_EQ(m_submissions.events(first.id, 0, 1).value().size(), 1U);
}

TULKAS_ON_BOTH_DATABASES(StoredSubmissions);

} // namespace
} // namespace storage
