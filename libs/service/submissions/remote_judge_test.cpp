#include "all_games/all_games.hpp"
#include "submissions/remote_judge.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace submissions {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class Reports : public testing::Test {
protected:
    [[nodiscard]] support::Result<Findings> read(std::string const& key, support::Json const& value) const {
        auto report = to_json(findings);
        report[key] = value;
        return findings_from(report, order);
    }

    rules::Registry games = all_games::all_games();
    std::shared_ptr<rules::Game const> game = games.find("martian-chess").value();
    Order order{.game = *game,
                .terms = standard_terms(*game, {}).value(),
                .file = {.name = "bot.py", .content = {}},
                .player = "otter",
                .seed = 7};
    Findings findings{.language = "python",
                      .nickname = {},
                      .framework = {},
                      .rejection = pairing::Rejection{.why = "does not compile", .messages = "line 3\n"},
                      .build_output = "line 3\n"};
};

TEST_F(Reports, OfAnHonestWorkerAreReadAsTheyAre) {
    auto const read = findings_from(to_json(findings), order).value();
    EXPECT_EQ(read.language, "python");
    EXPECT_EQ(read.rejection->why, "does not compile");
    EXPECT_EQ(read.rejection->messages, "line 3\n");
    EXPECT_EQ(read.build_output, "line 3\n");
    EXPECT_EQ(this->read("nickname", "Otter").value().nickname, "Otter");
    EXPECT_EQ(this->read("nickname", nameless).value().nickname, nameless);
}

TEST_F(Reports, HaveNoControlsInTheirText) {
    auto const read = this->read("build_output", "\x1b[2Jok\u202e\n").value();
    EXPECT_EQ(read.build_output, "\\x1b[2Jok\\u202e\n");
    support::JsonObject const rejection{{"why", "no\n\x1b[2J"}, {"messages", std::string(1'000'000, 'x')}};
    auto const rejected = this->read("rejection", rejection).value().rejection.value();
    EXPECT_EQ(rejected.why, R"(no\x0a\x1b[2J)");
    EXPECT_LT(rejected.messages.size(), 20'000U);
}

TEST_F(Reports, SayWhereASourceBreaksRulesIfThereAreAny) {
    pairing::RuleBreach const breach{.rule = "printing", .file = "bot.py", .line = 3, .what = "print"};
    findings.rejection->breaches = {breach, {.rule = "size", .what = "\x1b[2J"}};
    EXPECT_EQ(findings_from(to_json(findings), order).error().kind, ErrorKind::refused);
    order.terms.source.no_printing = true;
    auto const breaches = findings_from(to_json(findings), order).value().rejection->breaches;
    ASSERT_EQ(breaches.size(), 2U);
    EXPECT_EQ(breaches[0], breach);
    EXPECT_EQ(breaches[1].what, R"(\x1b[2J)");
    findings.rejection->breaches.resize(101);
    EXPECT_FALSE(findings_from(to_json(findings), order)) << "no honest worker finds so many";
}

TEST_F(Reports, TellAWorkerTheRulesForSources) {
    order.terms.source = {.no_printing = true, .forbidden_imports = {"os"}};
    auto const told = order_from(remote_order(order, {}).what, games);
    EXPECT_EQ(told.value().order.terms.source, order.terms.source);
}

TEST_F(Reports, CannotNameABotWhatNobodyMayBeCalled) {
    for (auto const* const name :
         {"\x1b[31mOtter", "otter\u202e", " otter", "a name of more than thirty-two characters"}) {
        auto const read = this->read("nickname", name);
        ASSERT_FALSE(read) << name;
        EXPECT_EQ(read.error().kind, ErrorKind::refused) << "no honest worker says that";
    }
    for (auto const* const key : {"language", "framework"}) {
        EXPECT_THAT(this->read(key, "py\x1bthon").error().message, HasSubstr(key));
        EXPECT_FALSE(this->read(key, support::Json(std::string(100, 'x'))));
    }
}

} // namespace
} // namespace submissions
