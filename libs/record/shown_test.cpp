#include "record/shown.hpp"
#include "record/text.hpp"
#include "record/views.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace record {
namespace {

using testing::HasSubstr;

std::string view_of(std::string const& heap) {
    return R"({"all":{"heap":)" + heap + R"(,"names":"the same for the whole game"}})";
}

GameRecord game_with(std::vector<Shown> shown) {
    return {.game = "nim",
            .version = "1",
            .game_version = 2,
            .seats = {"otter", "heron"},
            .hashes = {"", ""},
            .moves = {{.seat = 0, .move = "3", .cpu = {}}, {.seat = 1, .move = R"({"take":1})", .cpu = {}}},
            .outcome = {.winner = 0, .scores = {1, 0}, .reason = "won"},
            .cpu = {{}, {}},
            .remaining = {{}, {}},
            .logs = std::vector<Log>(3, Log(0)),
            .shown = std::move(shown)};
}

TEST(ShownViews, KeepTheLastBeforeAQuestionAsAChange) {
    ShownViews views(2, {});
    EXPECT_TRUE(views.show(view_of("9")).value());
    EXPECT_TRUE(views.show(view_of("7")).value());
    EXPECT_EQ(views.take(), std::nullopt);
    views.settle(0);
    EXPECT_EQ(views.take(), R"({"=":)" + view_of("7") + "}");
    EXPECT_EQ(views.take(), std::nullopt) << "it is told once";
    views.settle(1);
    EXPECT_TRUE(views.show(view_of("7")).value());
    views.settle(1);
    EXPECT_EQ(views.take(), std::nullopt) << "nothing has changed";
    EXPECT_TRUE(views.show(view_of("4")).value());
    views.settle(2);
    auto const all = std::move(views).all();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[1], (Shown{.ply = 2, .change = R"({"~":{"all":{"~":{"heap":{"=":4}}}}})"}));
}

TEST(ShownViews, TakeNothingButViews) {
    ShownViews views(2, {.view_bytes = 100, .game_bytes = 1000, .between_questions = 8});
    for (auto const* const text : {"", "3", "{}", R"({"seats":[1,2]})", R"({"all":1,"more":2})",
                                   R"({"all":1,"seats":[1]})", R"({"all":1,"seats":{}})"}) {
        EXPECT_FALSE(views.show(text)) << text;
    }
    EXPECT_THAT(views.show(R"({"all":")" + std::string(100, 'x') + R"("})").error().message,
                HasSubstr("at most 100"));
    EXPECT_TRUE(views.show(R"({"all":1,"seats":[null,2]})"));
    EXPECT_THAT(views.show(R"({"all":1})").error().message, HasSubstr("more than 8 views"));
    views.settle(0);
    EXPECT_TRUE(views.show(R"({"all":1})"));
}

TEST(ShownViews, AreGivenUpWhereThereIsNoRoom) {
    ShownViews views(1, {.view_bytes = 100, .game_bytes = 250, .between_questions = 2});
    int shown = 0;
    for (std::size_t ply = 0;
         views.show(R"({"all":")" + std::string(80, static_cast<char>('a' + ply)) + R"("})").value();
         ++ply, ++shown) {
        views.settle(ply);
    }
    views.settle(9);
    EXPECT_TRUE(views.show(R"({"all":1})").value()) << "it was said once";
    views.settle(10);
    auto const all = std::move(views).all();
    EXPECT_EQ(shown, 2);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all.back().change, R"({"=":null})");
}

TEST(ShownViews, OfALongGameAreSmall) {
    ShownViews views(1, {});
    std::string board(10'000, '.');
    for (std::size_t ply = 0; ply < 5000; ++ply) {
        std::string rows;
        board[ply] = 'x';
        for (std::size_t row = 0; row < 100; ++row) {
            rows += (row == 0 ? "\"" : ",\"") + board.substr(row * 100, 100) + "\"";
        }
        ASSERT_TRUE(views.show(R"({"all":{"board":[)" + rows + "]}}").value());
        views.settle(ply);
    }
    std::size_t bytes = 0;
    for (auto const& shown : std::move(views).all()) {
        bytes += shown.change.size();
    }
    EXPECT_LT(bytes, 5000U * 160);
}

TEST(ShownViews, StandInTheTextOfARecord) {
    auto const record =
        game_with({{.ply = 0, .change = R"({"=":{"all":1}})"}, {.ply = 2, .change = R"({"=":null})"}});
    auto const text = to_text(record);
    EXPECT_THAT(text, HasSubstr("\nshown 0 {\"=\":{\"all\":1}}\nshown 2 {\"=\":null}\n"));
    EXPECT_EQ(from_text(text).value().shown, record.shown);
    for (auto const& wrong : {game_with({{.ply = 3, .change = "{}"}}),
                              game_with({{.ply = 1, .change = "{}"}, {.ply = 0, .change = "{}"}})}) {
        EXPECT_THAT(from_text(to_text(wrong)).error().message, HasSubstr("what is shown"));
    }
}

TEST(ShownViews, AreReadWithoutTheRules) {
    auto const record = game_with({{.ply = 0, .change = R"({"=":{"all":"a","seats":["b",null]}})"},
                                   {.ply = 2, .change = R"({"~":{"all":{"=":"c"}}})"}});
    auto const views = shown_views_from(record, 0, 10).value();
    ASSERT_EQ(views.size(), 3U);
    EXPECT_EQ(support::to_text(views[0].at("view")),
              R"({"asked":null,"answered":null,"shown":"a","shown_to":["b",null]})");
    EXPECT_EQ(support::to_text(views[1].at("view").at("answered")), R"({"seat":0,"answer":3})");
    EXPECT_EQ(views[1].at("view").at("shown"), "a");
    EXPECT_EQ(views[2].at("view").at("shown"), "c");
    EXPECT_EQ(shown_views_from(record, 2, 10).value(), support::JsonArray{views[2]});
    EXPECT_EQ(shown_views_from(record, 1, 1).value(), support::JsonArray{views[1]});
    EXPECT_TRUE(shown_views_from(record, 3, 1).value().empty());
    auto const without = shown_views_from(game_with({}), 1, 1).value();
    EXPECT_FALSE(without[0].at("view").as_object().contains("shown"));
    EXPECT_FALSE(shown_views_from(game_with({{.ply = 0, .change = "3"}}), 0, 1));
}

TEST(ShownView, MayChangeAsOftenAsItLikesButNotGrow) {
    ShownView view({.view_bytes = 100, .game_bytes = 1000, .between_questions = 1});
    ASSERT_TRUE(view.change(R"({"=":{"all":[]}})"));
    for (int count = 0; count < 1000; ++count) {
        ASSERT_TRUE(view.change(R"({"~":{"all":{"=":"another view"}}})"));
    }
    EXPECT_EQ(view.get().at("all"), "another view");
    ASSERT_TRUE(view.change(R"({"=":{"all":[]}})"));
    int grown = 0;
    while (grown < 100 && view.change(R"({"~":{"all":{"@":{},"+":["more and more"]}}})")) {
        ++grown;
    }
    EXPECT_LT(grown, 20);
    EXPECT_FALSE(view.change("{}"));
    EXPECT_FALSE(view.change("[[["));
}

// A megabyte of changes that would be shown as gigabytes.
TEST(ShownViews, OfOthersHaveAnEnd) {
    std::vector<Shown> shown{{.ply = 0, .change = R"({"=":{"all":[]}})"}};
    auto const more = R"({"~":{"all":{"@":{},"+":[")" + std::string(10'000, 'x') + R"("]}}})";
    shown.resize(100, {.ply = 1, .change = more});
    EXPECT_THAT(shown_views_from(game_with(shown), 0, 200).error().message, HasSubstr("131072 bytes"));
}

} // namespace
} // namespace record
