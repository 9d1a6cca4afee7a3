#include "languages/home.hpp"
#include "packages/examination.hpp"
#include "program_games/bench.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace packages {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ContainsRegex;
using testing::Each;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

class AnExamination : public testing::Test {
protected:
    // The example game.
    static Package nim() {
        return read_package(languages::find_home().value().directory / "examples/games/nim").value();
    }
    static void change(Package& package, std::string_view file, std::string_view old,
                       std::string_view changed) {
        auto& text = std::ranges::find(package.files, file, &languages::SourceFile::name)->content;
        auto const at = text.find(old);
        ASSERT_NE(at, std::string::npos);
        text.replace(at, old.size(), changed);
    }

    Examination examined(Package package) {
        auto const outcome = try_out(std::move(package), m_bench.workshop(), {.games = 1}).value();
        return examine(std::get<Trial>(outcome), m_bench.workshop(), {.random_games = 2}).value();
    }

    // For two to four, who answer one after the other; the engine fails where three play and one does wrong.
    static Package tug() {
        return check_package(
                   {{"bot.py", "from tulkas import Bot, run\n\n\nclass Puller(Bot):\n"
                               "    def pull(self):\n        return 1\n\n\nrun(Puller)\n"},
                    {"engine.py", "from tulkas.engine import BotError, RankingEngine, run\n\n\n"
                                  "class Tug(RankingEngine):\n"
                                  "    def play(self):\n"
                                  "        return [self.pulled(bot) for bot in self.bots]\n\n"
                                  "    def pulled(self, bot):\n"
                                  "        answer = bot.call('pull')\n"
                                  "        if type(answer) is not int or not 0 <= answer <= 3:\n"
                                  "            assert len(self.bots) != 3\n"
                                  "            raise BotError(bot.seat, 'cannot pull so')\n"
                                  "        return answer\n\n\nrun(Tug)\n"},
                    {"game.toml", "name = \"tug\"\ntitle = \"Tug\"\nsummary = \"Pull.\"\nversion = 1\n"
                                  "players = 2\nmost_players = 4\nengine = \"engine.py\"\n"
                                  "rules = \"rules.md\"\nbaseline = \"bot.py\"\n"},
                    {"rules.md", "Pull.\n"}})
            .value();
    }

    static auto fault(std::string const& what) {
        return Contains(AllOf(Field(&Finding::is_fault, true), Field(&Finding::what, HasSubstr(what))));
    }

    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
};

TEST_F(AnExamination, FindsNothingInAGoodEngine) {
    auto const found = examined(nim());
    EXPECT_THAT(found.findings, IsEmpty());
    EXPECT_FALSE(found.has_faults());
    EXPECT_THAT(found.checks, Contains(HasSubstr("hostile answers: 30 tried")));
}

TEST_F(AnExamination, FindsAnEngineThatTrustsAnswers) {
    auto package = nim();
    change(package, "engine.py", "return self.checked(bot, answer)",
           "return answer['heap'], answer['stones']");
    auto const found = examined(std::move(package));
    EXPECT_THAT(found.findings, fault("a bot answers null, and the engine failed"));
    EXPECT_TRUE(found.has_faults());
}

TEST_F(AnExamination, FindsMovesThatAreListedAndRefused) {
    auto package = nim();
    change(package, "engine.py", "heaps=self.heaps)",
           "heaps=self.heaps, moves=[{'heap': 0, 'stones': 1}, {'heap': 0, 'stones': 99}])");
    change(package, "bots/greedy.py", "heaps)", "heaps, moves)");
    auto const found = examined(std::move(package));
    EXPECT_THAT(found.findings, fault(R"(lists the move {"heap":0,"stones":99} and refuses it)"));
    EXPECT_THAT(found.findings, fault("a bot that answered only what was listed is blamed"));
}

TEST_F(AnExamination, FindsSecretsThatAreShown) {
    auto package = nim();
    change(package, "engine.py", "        heap, stones = self.ask(bot)",
           "        told = {'log': ['the cook did it']}\n"
           "        self.show(told, [{**told, 'who': ['the cook did it']}, None])\n"
           "        heap, stones = self.ask(bot)");
    auto const found = examined(std::move(package));
    ASSERT_EQ(found.findings.size(), 1U);
    EXPECT_FALSE(found.findings[0].is_fault);
    EXPECT_THAT(found.findings[0].what, HasSubstr("seat 0 alone is shown view.who"));
    EXPECT_FALSE(found.has_faults());
}

TEST_F(AnExamination, LooksAtGamesOfEveryNumberOfPlayers) {
    auto const found = examined(tug());
    EXPECT_THAT(found.checks, Contains("numbers of players: 2, 3, 4"));
    EXPECT_THAT(found.checks, Contains(HasSubstr("games by chance: 3,")));
    EXPECT_THAT(found.findings, fault("with 3 players, ply 3: a bot answers null, and the engine failed"));
    EXPECT_THAT(found.findings, Each(Field(&Finding::what, HasSubstr("with 3 players"))));
}

// The engine deals one of two cards to each from its seed; the question contains the number of one.
TEST_F(AnExamination, FindsSecretsThatAreToldInOtherWords) {
    auto const dealing = [&](std::string const& question) {
        auto dealt = nim();
        change(dealt, "game.toml", "players = 2", "players = 2\nseed = true");
        change(
            dealt, "engine.py", "        heap, stones = self.ask(bot)",
            "        import random\n"
            "        chance = random.Random(self.start.seed)\n"
            "        self.cards = [chance.randrange(2), chance.randrange(2)]\n"
            "        names = ['ace of spades', 'king of hearts']\n"
            "        self.show({'heaps': self.heaps}, [{'heaps': self.heaps, f'card of {seat}': names[card]} "
            "for seat, card in enumerate(self.cards)])\n"
            "        heap, stones = self.ask(bot)");
        change(dealt, "engine.py", "heaps=self.heaps)", "heaps=self.heaps, told=" + question + ")");
        change(dealt, "bots/greedy.py", "heaps)", "heaps, told)");
        return examined(check_package(std::move(dealt.files)).value());
    };
    auto const fair = dealing("self.cards[bot.seat]");
    EXPECT_THAT(fair.findings, IsEmpty());
    EXPECT_THAT(fair.checks, Contains(ContainsRegex("differ only in what is hidden: [1-9][0-9]* pairs")));
    auto const unfair = dealing("self.cards[1 - bot.seat] + 7");
    ASSERT_EQ(unfair.findings.size(), 1U);
    EXPECT_FALSE(unfair.findings[0].is_fault);
    EXPECT_THAT(unfair.findings[0].what,
                HasSubstr("seat 0 is shown the same in both, and yet what it is asked differs: params.told"));
}

} // namespace
} // namespace packages
