// A game of bots as spectators see it while it is played.
//
// The rule is that of tables: what is hidden from a spectator there is hidden here, moves as well as
// positions, and nobody learns the seed, until the game is over and its record is for everybody. So whoever
// watches knows less than the record will say, whether they are an author of one of the bots or not.
#pragma once

#include "league/game_progress.hpp"
#include "league/match_plan.hpp"
#include "rules/state.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace league {

class Spectator {
public:
    // refused: the game cannot be followed, because its engine plays with one player after the other.
    [[nodiscard]] static support::Result<Spectator> create(rules::Registry const& games,
                                                           MatchPlan const& plan);

    // {"seat", "move", "used"}, as events of tables have them: the move is null where it is hidden. An error:
    // the rules do not take it.
    [[nodiscard]] support::Result<support::JsonObject> play(record::PlayedMove const& move);
    // What the engine has shown, in order; it counts from its ply on.
    void show(record::Shown shown) { m_shown.push_back(std::move(shown)); }

    [[nodiscard]] std::size_t plies() const { return m_plies; }
    // {"ply", "view", "position": null}
    [[nodiscard]] support::Result<support::JsonObject> position();

private:
    Spectator(std::shared_ptr<rules::Game const> game, std::unique_ptr<rules::State> state)
        : m_game(std::move(game)), m_state(std::move(state)) {}

    [[nodiscard]] bool shows_answers() const;
    [[nodiscard]] support::Result<support::Json> engine_view();

    std::shared_ptr<rules::Game const> m_game;
    std::unique_ptr<rules::State> m_state; // null where the rules are a program
    std::size_t m_plies = 0;
    std::optional<record::PlayedMove> m_last; // where the rules are a program
    std::vector<record::Shown> m_shown;
    std::size_t m_applied = 0; // of these
    record::ShownView m_view;  // that they come to
};

// The positions of a game that is being played, from that ply on.
[[nodiscard]] support::Result<support::JsonArray> spectator_views(rules::Registry const& games,
                                                                  MatchPlan const& plan,
                                                                  GamePart const& whole, std::size_t from,
                                                                  std::size_t most);

} // namespace league
