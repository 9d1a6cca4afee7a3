#include "nim/game.hpp"
#include "record/replay.hpp"
#include "record/views.hpp"
#include "runtime/play.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

class Views : public testing::Test {
protected:
    Views() {
        std::map<std::string, std::string> const options{{"matches", "9"}};
        std::vector<runtime::Player> players;
        for (rules::Seat const seat : {0, 1}) {
            auto bot = rules::make_house_bot(*m_game, "random", m_game->bot_seed(5, seat)).value();
            players.push_back(runtime::house_player("random", std::move(bot)));
        }
        rules::Setup const setup{.options = rules::Options::create(m_game->info().options, options).value(),
                                 .seed = 3};
        m_record = runtime::play(*m_game, setup, std::move(players), {}).value();
    }
    [[nodiscard]] support::JsonArray views(std::size_t from, std::size_t most) const {
        return views_from(*m_game, m_record, from, most).value();
    }

    std::shared_ptr<rules::Game const> m_game = nim::make_game();
    GameRecord m_record;
};

TEST_F(Views, AreThoseOfTheStartAndAfterEachMove) {
    auto const all = views(0, 1000);
    ASSERT_EQ(all.size(), m_record.moves.size() + 1);
    for (std::size_t ply = 0; ply < all.size(); ++ply) {
        EXPECT_EQ(all.at(ply).at("ply"), ply);
        auto const state = replay_to(*m_game, m_record, ply).value();
        EXPECT_EQ(all.at(ply).at("view"), state->view(rules::Viewer::referee()));
        EXPECT_EQ(all.at(ply).at("position").as_string(), state->position());
    }
}

TEST_F(Views, ComeInPages) {
    auto const all = views(0, 1000);
    auto const page = views(1, 2);
    ASSERT_EQ(page.size(), 2U);
    EXPECT_EQ(page.at(0), all.at(1));
    EXPECT_EQ(page.at(1), all.at(2));
    EXPECT_EQ(views(m_record.moves.size(), 5).size(), 1U);
    EXPECT_TRUE(views(m_record.moves.size() + 1, 5).empty());
    EXPECT_TRUE(views(0, 0).empty());
}

TEST_F(Views, AreNotMadeUpWhereTheRulesTakeNoSuchMove) {
    m_record.moves.back().move = "4";
    EXPECT_TRUE(views_from(*m_game, m_record, 0, 2));
    EXPECT_FALSE(views_from(*m_game, m_record, 0, 1000));
    EXPECT_FALSE(views_from(*m_game, m_record, m_record.moves.size(), 1));
}

} // namespace
} // namespace record
