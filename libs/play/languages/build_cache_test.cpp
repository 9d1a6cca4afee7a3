#include "languages/build_cache.hpp"
#include "support/file_io.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

namespace languages {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;

class BuildCacheTest : public testing::Test {
protected:
    [[nodiscard]] BuildCache open(std::uint64_t most_bytes = 1'000'000) const {
        return BuildCache::open(m_directory.path(), most_bytes).value();
    }

    static std::shared_ptr<CacheEntry const> add(BuildCache const& cache, std::string const& key,
                                                 std::string const& content) {
        auto staging = cache.stage().value();
        EXPECT_TRUE(support::write_file(staging.directory() / "file", content, false));
        return cache.publish(std::move(staging), key).value();
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (auto const& entry : std::filesystem::directory_iterator(m_directory.path())) {
            names.push_back(entry.path().filename().string());
        }
        return names;
    }

    void age(std::string const& name, std::chrono::hours hours) const {
        std::filesystem::last_write_time(m_directory.path() / name,
                                         std::filesystem::file_time_type::clock::now() - hours);
    }

    temporary::Directory m_directory;
};

TEST_F(BuildCacheTest, GivesBackWhatWasPublished) {
    auto const cache = open();
    EXPECT_EQ(cache.find("key"), nullptr);
    auto const entry = add(cache, "key", "content");
    EXPECT_EQ(cache.find("key")->directory(), entry->directory());
    EXPECT_EQ(support::read_file(entry->directory() / "file", 100).value(), "content");
    EXPECT_NE(open().find("key"), nullptr);
}

TEST_F(BuildCacheTest, RemovesWhatWasNotPublished) {
    auto const cache = open();
    {
        auto const staging = cache.stage();
        EXPECT_EQ(names().size(), 1U);
    }
    EXPECT_THAT(names(), IsEmpty());
}

TEST_F(BuildCacheTest, KeepsTheFirstOfTwoThatAreTheSame) {
    auto const cache = open();
    auto const first = add(cache, "key", "first");
    auto const second = add(cache, "key", "second");
    EXPECT_EQ(support::read_file(second->directory() / "file", 100).value(), "first");
    EXPECT_THAT(names(), UnorderedElementsAre("key"));
}

TEST_F(BuildCacheTest, RemovesTheLongestUnusedWhenItIsFull) {
    auto const cache = open(250);
    add(cache, "a", std::string(100, 'x'));
    add(cache, "b", std::string(100, 'x'));
    age("a", std::chrono::hours(3));
    age("b", std::chrono::hours(2));
    EXPECT_NE(cache.find("a"), nullptr); // used now
    add(cache, "c", std::string(100, 'x'));
    EXPECT_THAT(names(), UnorderedElementsAre("a", "c"));
}

TEST_F(BuildCacheTest, DoesNotRemoveWhatIsInUse) {
    auto const cache = open(250);
    auto const used = add(cache, "a", std::string(100, 'x'));
    add(cache, "b", std::string(100, 'x'));
    age("a", std::chrono::hours(3));
    add(cache, "c", std::string(100, 'x'));
    EXPECT_THAT(names(), UnorderedElementsAre("a", "c"));
}

TEST_F(BuildCacheTest, RemovesWhatTheDeadHaveLeft) {
    m_directory.write(".new-abcdef/file", "x");
    m_directory.write(".old-key/file", "x");
    m_directory.write(".new-recent/file", "x");
    age(".new-abcdef", std::chrono::hours(2));
    age(".old-key", std::chrono::hours(2));
    auto const cache = open();
    EXPECT_THAT(names(), UnorderedElementsAre(".new-recent"));
}

TEST_F(BuildCacheTest, LeavesAloneWhatOthersAreMaking) {
    auto const cache = open();
    auto const staging = cache.stage().value();
    age(staging.directory().filename(), std::chrono::hours(2));
    auto const other = open();
    EXPECT_TRUE(std::filesystem::exists(staging.directory()));
}

TEST_F(BuildCacheTest, IsSafeInManyHands) {
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 8; ++thread) {
        threads.emplace_back([this, thread] {
            auto const cache = open(5000);
            for (int round = 0; round < 30; ++round) {
                std::string const key = "key" + std::to_string((round * 7 + thread) % 10);
                auto entry = cache.find(key);
                if (entry == nullptr) {
                    entry = add(cache, key, key + std::string(995, 'x'));
                }
                auto const content = support::read_file(entry->directory() / "file", 2000);
                ASSERT_TRUE(content) << content.error().message;
                ASSERT_TRUE(content->starts_with(key));
            }
        });
    }
}

TEST(BuildCache, SaysWhereItCannotBe) {
    EXPECT_FALSE(BuildCache::open("/dev/null/cache"));
}

} // namespace
} // namespace languages
