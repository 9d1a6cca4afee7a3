#include "archives/pack.hpp"
#include "storage/accounts_test.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "submissions/sources_archive.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

#include <array>
#include <map>

namespace submissions {
namespace {

using storage::SubmissionState;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;
using testing::UnorderedElementsAre;

constexpr support::ContestId contest = 3;
constexpr char const* titles = "filename,full_name,id,status,submission_id,created_at,labels,language\n";

class ASourcesArchive : public testing::Test {
protected:
    ASourcesArchive() {
        for (auto const* const name : {"otter", "heron"}) {
            storage::add_account(*m_database, name);
        }
    }

    storage::Version submit(support::AccountId author, std::string const& file, std::string const& content,
                            SubmissionState state = SubmissionState::rejected) {
        auto const source = storage::Contents(*m_database).put(content).value();
        storage::NewSubmission const submission{.author = author,
                                                .game = "ploy",
                                                .contest = contest,
                                                .file_name = file,
                                                .source = source,
                                                .size = std::ssize(content)};
        storage::Version version;
        auto const written = m_database->write([&](storage::Transaction& transaction) {
            version =
                storage::Submissions::add(transaction, submission, support::Moment(std::chrono::seconds(1)));
            storage::Submissions::finish(transaction, version.id, {.state = state, .nickname = "Bot"},
                                         support::Moment(std::chrono::seconds(2)));
        });
        EXPECT_TRUE(written);
        return version;
    }

    // By name.
    std::map<std::string, std::string> files(Versions versions) {
        std::map<std::string, std::string> contents;
        auto const packed = pack_sources(*m_database, {.contest = contest, .versions = versions}).value();
        auto const unpacked = archives::unpack(packed).value();
        for (auto const& file : unpacked) {
            contents.emplace(file.name, file.content);
        }
        return contents;
    }

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
};

TEST_F(ASourcesArchive, HasOfEachTheAcceptedVersionOrTheNewest) {
    submit(1, "bot.py", "first", SubmissionState::accepted);
    submit(1, "bot.py", "second");
    submit(2, "a.py", "early");
    submit(2, "b.py", "late");
    auto found = files(Versions::counting);
    EXPECT_EQ(found.at("info.csv"), std::string(titles) +
                                        "otter/bot.py,otter,1,accepted,1,1970-01-01T00:00:01.000Z,Bot,\n"
                                        "heron/b.py,heron,4,rejected,4,1970-01-01T00:00:01.000Z,,\n");
    found.erase("info.csv");
    EXPECT_THAT(found, UnorderedElementsAre(Pair("otter/bot.py", "first"), Pair("heron/b.py", "late")));
}

TEST_F(ASourcesArchive, HasAllVersionsByNumber) {
    submit(1, "bot.py", "first");
    submit(1, "bot.py", "second");
    auto found = files(Versions::all);
    found.erase("info.csv");
    EXPECT_THAT(found,
                UnorderedElementsAre(Pair("otter/1/bot.py", "first"), Pair("otter/2/bot.py", "second")));
}

TEST_F(ASourcesArchive, UnpacksWhatCanBeUnpacked) {
    std::array const files{archives::File{.name = "bot/src/main.py", .content = "main"},
                           archives::File{.name = "bot/help.py", .content = "help"}};
    submit(1, "bot.zip", archives::pack(files).value());
    submit(2, "bot.zip", "this is no zip file");
    auto found = this->files(Versions::counting);
    found.erase("info.csv");
    EXPECT_THAT(found, UnorderedElementsAre(Pair("otter/src/main.py", "main"), Pair("otter/help.py", "help"),
                                            Pair("heron/bot.zip", "this is no zip file")));
}

TEST_F(ASourcesArchive, GivesNamesOfTeamsFoldersOfTheirOwn) {
    storage::add_account(*m_database, "..");
    storage::add_account(*m_database, "a/../b");
    storage::add_account(*m_database, "a_.._b");
    storage::add_account(*m_database, "info.csv");
    for (support::AccountId author = 3; author <= 6; ++author) {
        submit(author, "bot.py", "x");
    }
    std::vector<std::string> names;
    auto const found = files(Versions::counting);
    for (auto const& [name, content] : found) {
        names.push_back(name);
    }
    EXPECT_THAT(
        names, ElementsAre("_./bot.py", "a_.._b-3/bot.py", "a_.._b/bot.py", "info.csv", "info.csv-4/bot.py"));
}

TEST_F(ASourcesArchive, SaysWhenItIsTooMuch) {
    submit(1, "bot.py", std::string(2'000'000, 'x'));
    submit(1, "bot.py", "small");
    auto const all =
        pack_sources(*m_database, {.contest = contest, .versions = Versions::all, .most_bytes = 1'000'000});
    EXPECT_EQ(all.error().kind, support::ErrorKind::refused);
    EXPECT_THAT(all.error().message, HasSubstr("1 MB"));
    EXPECT_TRUE(pack_sources(*m_database, {.contest = contest, .most_bytes = 1'000'000}));
}

TEST_F(ASourcesArchive, IsEmptyWhereNobodySubmitted) {
    EXPECT_THAT(files(Versions::all), ElementsAre(Pair("info.csv", titles)));
}

} // namespace
} // namespace submissions
