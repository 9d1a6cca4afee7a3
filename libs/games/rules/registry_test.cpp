#include "rules/registry.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace rules {
namespace {

// A game that is nothing but its name and version.
class NamedGame final : public Game {
public:
    NamedGame(std::string name, std::uint64_t version) {
        m_info.name = std::move(name);
        m_info.version = version;
    }
    [[nodiscard]] GameInfo const& info() const override { return m_info; }
    [[nodiscard]] support::Result<std::unique_ptr<State>> start(Setup const& /*setup*/) const override {
        return support::fail(support::ErrorKind::refused, "nobody plays this");
    }
    [[nodiscard]] std::unique_ptr<Bot> make_bot(std::string_view /*name*/, Options const& /*parameters*/,
                                                std::uint64_t /*seed*/) const override {
        return nullptr;
    }

private:
    GameInfo m_info{.kind = Kind::match, .least_seats = 2, .most_seats = 2, .bots = {{"first", "is first"}}};
};

std::shared_ptr<Game const> game(std::string name, std::uint64_t version = 0) {
    return std::make_shared<NamedGame const>(std::move(name), version);
}

std::vector<std::string> names(Registry const& registry) {
    std::vector<std::string> names;
    for (auto const& one : registry.games()) {
        names.push_back(one->info().name);
    }
    return names;
}

TEST(Registry, ListsItsGamesByName) {
    Registry registry;
    registry.add(game("ploy"));
    registry.add(game("catan"));
    registry.add(game("nim", 1));
    EXPECT_EQ(names(registry), (std::vector<std::string>{"catan", "nim", "ploy"}));
    EXPECT_EQ(registry.find("chess").error().message, "no game 'chess'; there are: catan, nim, ploy");
}

TEST(Registry, HasANewVersionInsteadOfTheOldOneWhichStaysToBeFound) {
    Registry registry;
    registry.add(game("nim", 1));
    registry.add(game("nim", 2));
    EXPECT_EQ(names(registry), std::vector<std::string>{"nim"});
    EXPECT_EQ(registry.find("nim").value()->info().version, 2U);
    EXPECT_EQ(registry.find("nim", 1).value()->info().version, 1U);
    EXPECT_EQ(registry.find("nim", 3).error().message, "no game 'nim' in its version 3");
}

TEST(Registry, HasNoGameThatWasRemovedButItsVersions) {
    Registry registry;
    registry.add(game("nim", 1));
    registry.remove("nim");
    EXPECT_TRUE(registry.games().empty());
    EXPECT_FALSE(registry.find("nim"));
    EXPECT_TRUE(registry.find("nim", 1));
}

TEST(Registry, LooksForUnknownVersionsInItsArchiveOnce) {
    Registry registry;
    registry.add(game("nim", 3));
    int asked = 0;
    registry.set_archive([&](std::string_view name, std::uint64_t version) {
        ++asked;
        support::Result<std::shared_ptr<Game const>> found = game(std::string(name), version);
        return version == 1 ? found : support::fail(support::ErrorKind::not_found, "never heard of it");
    });
    EXPECT_EQ(registry.find("nim", 1).value(), registry.find("nim", 1).value());
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(registry.find("nim", 2).error().message, "never heard of it");
    EXPECT_EQ(registry.find("nim").value()->info().version, 3U) << "what was found is not listed";
    EXPECT_FALSE(registry.find("nim", 0)) << "nobody built it in";
    EXPECT_EQ(asked, 2);
}

TEST(Registry, CanBeUsedWhileItGrows) {
    Registry registry;
    std::thread adding([&] {
        for (std::uint64_t version = 1; version <= 200; ++version) {
            registry.add(game("nim", version));
        }
    });
    for (int look = 0; look < 200; ++look) {
        EXPECT_LE(registry.games().size(), 1U);
    }
    adding.join();
    EXPECT_EQ(registry.find("nim").value()->info().version, 200U);
    EXPECT_TRUE(registry.find("nim", 17));
}

TEST(HouseBots, ThatAreProgramsAreChosenButNotMadeHere) {
    auto const nim = game("nim", 1);
    EXPECT_EQ(choose_house_bot(*nim, "first").value().name, "first");
    EXPECT_FALSE(choose_house_bot(*nim, "second"));
    EXPECT_FALSE(choose_house_bot(*nim, "first:depth=3"));
    EXPECT_EQ(make_house_bot(*nim, "first", 0).error().message, "the bots of nim are programs");
}

} // namespace
} // namespace rules
