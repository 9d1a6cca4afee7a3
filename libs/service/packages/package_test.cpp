// What can be handed in as a game, and what cannot.
#include "archives/pack.hpp"
#include "packages/package.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace packages {
namespace {

using testing::HasSubstr;

constexpr char const* manifest_text = R"(
name = "nim"
title = "Nim"
summary = "Who takes the last stone has won."
version = 3
players = 2
engine = "engine.py"
rules = "README.md"
baseline = "bots/greedy.py"
viewer = "viewer.html"
starters = ["bots"]
call_ms = 100
)";

std::vector<languages::SourceFile> files(std::string manifest = manifest_text) {
    return {{.name = "game.toml", .content = std::move(manifest)},
            {.name = "engine.py", .content = "pass"},
            {.name = "README.md", .content = "# Nim"},
            {.name = "viewer.html", .content = "<p>Nim"},
            {.name = "bots/greedy.py", .content = "pass"}};
}

// What is said about the manifest with one thing changed.
std::string fault(std::string_view old, std::string_view changed) {
    std::string text = manifest_text;
    text.replace(text.find(old), old.size(), changed);
    auto const package = check_package(files(text));
    return package ? "" : package.error().message;
}

// Four players, and what the manifest says about them.
std::string teams_fault(std::string const& teams) {
    return fault("players = 2", "players = 4\n" + teams);
}

TEST(Packages, MayHaveTeams) {
    std::string text = manifest_text;
    text.replace(text.find("players = 2"), 11, "players = 4\nteams = [\"red\", \"blue\", \"red\", \"blue\"]");
    EXPECT_EQ(check_package(files(text)).value().manifest.teams,
              (std::vector<std::string>{"red", "blue", "red", "blue"}));
    EXPECT_THAT(teams_fault(R"(teams = ["red", "blue"])"), HasSubstr("must name the team of each player"));
    EXPECT_THAT(teams_fault(R"(teams = ["red", "red", "red", "red"])"), HasSubstr("two teams or more"));
    EXPECT_THAT(teams_fault(R"(teams = ["red", "blue", "red", ")" + std::string(41, 'a') + "\"]"),
                HasSubstr("must be names"));
    EXPECT_THAT(teams_fault("most_players = 5\n"
                            R"(teams = ["red", "blue", "red", "blue"])"),
                HasSubstr("without `most_players`"));
}

TEST(Packages, AreWhatTheirManifestSays) {
    auto const package = check_package(files()).value();
    auto const& manifest = package.manifest;
    EXPECT_EQ(manifest.name, "nim");
    EXPECT_EQ(manifest.version, 3U);
    EXPECT_EQ(manifest.kind(), rules::Kind::match);
    EXPECT_EQ(manifest.viewer, "viewer.html");
    EXPECT_EQ(manifest.time.per_call, std::chrono::milliseconds(100));
    EXPECT_EQ(manifest.time.per_game, std::chrono::seconds(60));
    EXPECT_EQ(package.files.front().name, "README.md") << "sorted";
    auto changed = files();
    changed[1].content = "other";
    EXPECT_NE(check_package(changed)->digest(), package.digest());
}

TEST(Packages, AreOpenOnlyIfTheySaySo) {
    EXPECT_FALSE(check_package(files())->manifest.is_open);
    EXPECT_TRUE(check_package(files(std::string(manifest_text) + "open = true\n"))->manifest.is_open);
    EXPECT_FALSE(check_package(files(std::string(manifest_text) + "open = 1\n")));
}

constexpr char const* bots_text = R"(
[bots.greedy]
program = "bots/greedy.py"
help = "takes much"
level = 5

[bots.shy]
program = "bots/shy.py"
help = "takes little"
level = 1
)";

TEST(Packages, HaveHouseBotsFromEasyToStrong) {
    auto const alone = check_package(files()).value().manifest;
    ASSERT_EQ(alone.bots.size(), 1U);
    EXPECT_EQ(alone.bots[0].name, "greedy");
    EXPECT_EQ(alone.bots[0].program, alone.baseline);

    auto const checked = [](std::string_view old, std::string_view changed) {
        std::string text = bots_text;
        text.replace(text.find(old), old.size(), changed);
        auto all = files(manifest_text + text);
        all.push_back({.name = "bots/shy.py", .content = "pass"});
        return check_package(all);
    };
    auto const manifest = checked("5", "5").value().manifest;
    ASSERT_EQ(manifest.bots.size(), 2U);
    EXPECT_EQ(manifest.bots[0], (HouseBot{"shy", "bots/shy.py", "takes little", 1}));
    EXPECT_EQ(manifest.baseline_bot().name, "greedy");
    EXPECT_THAT(checked("bots/greedy.py", "bots/shy.py").error().message,
                HasSubstr("must be the program of one of the bots"));
    EXPECT_THAT(checked("bots/shy.py", "bots/other.py").error().message,
                HasSubstr("bots.shy.program says 'bots/other.py'"));
    EXPECT_THAT(checked("level = 1", "level = 11").error().message, HasSubstr("bots.shy.level"));
    EXPECT_THAT(checked("level = 1", "").error().message, HasSubstr("bots.shy.level"));
    EXPECT_THAT(checked("[bots.shy]", "[bots.\"a b\"]").error().message, HasSubstr("letters, digits"));
}

constexpr char const* options_text = R"(
maps = ["maps/small.txt", "maps/large.txt"]

[options.heaps]
help = "how many heaps there are"
standard = 3
least = 1
most = 9

[options.last]
help = "what happens to who takes the last one"
choices = ["wins", "loses"]
)";

std::vector<languages::SourceFile> files_with_maps(std::string const& options = options_text) {
    auto all = files(manifest_text + options);
    all.push_back({.name = "maps/small.txt", .content = "1 2"});
    all.push_back({.name = "maps/large.txt", .content = "7 8 9"});
    return all;
}

TEST(Packages, HaveASeedOptionsAndMapsIfTheySaySo) {
    EXPECT_FALSE(check_package(files())->manifest.is_told);
    EXPECT_TRUE(check_package(files(std::string(manifest_text) + "seed = true\n"))->manifest.is_told);
    auto const manifest = check_package(files_with_maps()).value().manifest;
    EXPECT_TRUE(manifest.is_told);
    ASSERT_EQ(manifest.options.size(), 2U);
    EXPECT_EQ(manifest.options[0].name, "heaps");
    EXPECT_EQ(manifest.options[0].standard, "3");
    EXPECT_EQ(manifest.options[0].most, 9);
    EXPECT_EQ(manifest.options[1].standard, "wins");
    EXPECT_EQ(manifest.options[1].choices, (std::vector<std::string>{"wins", "loses"}));
    auto const with_positions =
        check_package(files_with_maps("positions = [\"maps/small.txt\"]\n")).value().manifest;
    EXPECT_TRUE(with_positions.is_told);
    EXPECT_EQ(with_positions.positions, std::vector<std::string>{"maps/small.txt"});
}

TEST(Packages, SayWhatIsWrongWithTheirOptionsAndMaps) {
    auto const fault_of = [](std::string_view old, std::string_view changed) {
        std::string text = options_text;
        text.replace(text.find(old), old.size(), changed);
        auto const package = check_package(files_with_maps(text));
        return package ? "" : package.error().message;
    };
    EXPECT_EQ(fault_of("standard = 3", "standard = 1"), "");
    EXPECT_THAT(fault_of("standard = 3", "standard = 10"), HasSubstr("`least` to `most`"));
    EXPECT_THAT(fault_of("standard = 3", ""), HasSubstr("options.heaps.standard"));
    EXPECT_THAT(fault_of("standard = 3", "default = 3"), HasSubstr("options.heaps"));
    EXPECT_THAT(fault_of("[options.heaps]", "[options.Heaps]"), HasSubstr("a–z"));
    EXPECT_THAT(fault_of("[options.heaps]", "[options.map]"), HasSubstr("neither \"map\""));
    EXPECT_THAT(fault_of("[\"wins\", \"loses\"]", "[\"a\\nb\"]"), HasSubstr("words"));
    EXPECT_THAT(fault_of("maps/large.txt", "maps/huge.txt"), HasSubstr("maps says 'maps/huge.txt'"));
    EXPECT_THAT(fault_of("maps/large.txt", "maps/small.txt"),
                HasSubstr("two of the maps are called 'small'"));
    EXPECT_THAT(fault_of("maps = [", "positions = [\"maps/none.txt\"]\nmaps = ["),
                HasSubstr("positions says 'maps/none.txt'"));
    EXPECT_THAT(fault_of("[options.heaps]", "[options.position]"), HasSubstr("nor \"position\""));
    auto large = files_with_maps();
    large.back().content = std::string(most_pool_bytes + 1, 'x');
    EXPECT_THAT(check_package(large).error().message, HasSubstr("larger than 200 KB"));
}

TEST(Packages, SayWhatIsWrongWithThem) {
    EXPECT_THAT(fault("name = \"nim\"", "name = \"N i m\""), HasSubstr("dashes"));
    EXPECT_THAT(fault("name = \"nim\"", "name = \"-\""), HasSubstr("dashes"));
    EXPECT_THAT(fault("title = \"Nim\"", "title = \"a\\nb\""), HasSubstr("one line"));
    EXPECT_THAT(fault("players = 2", "players = 27"), HasSubstr("players"));
    EXPECT_THAT(fault("version = 3", ""), HasSubstr("version"));
    EXPECT_THAT(fault("\"engine.py\"", "\"../engine.py\""), HasSubstr("within the package"));
    EXPECT_THAT(fault("\"engine.py\"", "\"/engine.py\""), HasSubstr("within the package"));
    EXPECT_THAT(fault("[\"bots\"]", "[\"bots//x\"]"), HasSubstr("within the package"));
    EXPECT_THAT(fault("[\"bots\"]", "[\"tools\"]"), HasSubstr("starters says 'tools'"));
    EXPECT_THAT(fault("\"engine.py\"", "\"engine\""), HasSubstr("engine says 'engine'"));
    EXPECT_THAT(fault("\"README.md\"", "\"RULES.md\""), HasSubstr("rules says 'RULES.md'"));
    EXPECT_THAT(fault("\"viewer.html\"", "\"bots\""), HasSubstr("viewer"));
    EXPECT_THAT(fault("call_ms", "call_time"), HasSubstr("call_time"));
    auto framed = files();
    framed[3].content = "<p><IFrame srcdoc=x>";
    EXPECT_THAT(check_package(framed).error().message, HasSubstr("frames"));
    EXPECT_THAT(fault("title = \"Nim\"", "title = \"a\\u202eb\""), HasSubstr("control characters"));
    auto no_text = files();
    no_text[2].content = "\xff";
    EXPECT_THAT(check_package(no_text).error().message, HasSubstr("UTF-8"));
    EXPECT_THAT(check_package({}).error().message, HasSubstr("game.toml"));
}

TEST(Packages, AreReadFromAFolder) {
    temporary::Directory const directory;
    for (auto const& file : files()) {
        auto const path = directory.path() / file.name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << file.content;
    }
    EXPECT_EQ(read_package(directory.path())->digest(), check_package(files())->digest());
    EXPECT_EQ(read_package(directory.path() / "nothing").error().kind, support::ErrorKind::not_found);
    std::filesystem::create_symlink("/etc/passwd", directory.path() / "secret");
    EXPECT_FALSE(read_package(directory.path()));
}

TEST(Packages, AreReadFromAnArchive) {
    std::vector<archives::File> packed;
    for (auto const& file : files()) {
        packed.push_back({.name = "nim-3/" + file.name, .content = file.content});
    }
    auto const archive = archives::pack(packed).value();
    EXPECT_EQ(unpack_package(archive)->digest(), check_package(files())->digest()) << "the folder is no part";
    temporary::Directory const directory;
    std::ofstream(directory.path() / "nim.zip") << archive;
    EXPECT_EQ(read_package(directory.path() / "nim.zip")->digest(), check_package(files())->digest());
    EXPECT_THAT(unpack_package("no archive at all").error().message, HasSubstr("not a zip or tar"));
    EXPECT_THAT(unpack_package(archives::pack({}).value()).error().message, HasSubstr("game.toml"));
}

TEST(Packages, AreNotLargerThanTheyMayBe) {
    auto large = files();
    large[2].content.resize(most_bytes, 'x');
    EXPECT_THAT(check_package(large).error().message, HasSubstr("larger than 4194 KB"));
}

TEST(Packages, GiveTheirStartersNamesThatAreTheirOwn) {
    EXPECT_THAT(fault("[\"bots\"]", "[\"bots/greedy.py\", \"more/greedy.py\"]"),
                HasSubstr("two of the starters are called 'greedy.py'"));
    EXPECT_EQ(last_part("bots/greedy.py"), "greedy.py");
    EXPECT_EQ(last_part("greedy.py"), "greedy.py");
}

TEST(Packages, HaveFoldersAndTexts) {
    auto const package = check_package(files()).value();
    EXPECT_EQ(package.text("README.md"), "# Nim");
    auto const bots = package.folder("bots");
    ASSERT_EQ(bots.size(), 1U);
    EXPECT_EQ(bots[0].name, "greedy.py");
    EXPECT_TRUE(package.folder("bot").empty()) << "the beginning of a name is no folder";
}

} // namespace
} // namespace packages
