// How far a game has come: noted by the thread that plays it, read by those who tell of it.
//
// Each move is copied once, under a lock that nobody holds for longer than that. What is made of it
// (positions, texts, requests to the arena) is made by others, and only if somebody wants to see the game.
#pragma once

#include "record/game_record.hpp"
#include "runtime/play.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <vector>

namespace league {

// Moves of a game from one on, and what its engine has shown, if that is a program.
struct GamePart {
    std::size_t from = 0;
    std::vector<record::PlayedMove> moves = {};
    std::size_t shown_from = 0;
    std::vector<record::Shown> shown = {};

    [[nodiscard]] bool is_empty() const { return moves.empty() && shown.empty(); }
};

// {"from", "moves": [[seat, move, microseconds, is together], …], "shown_from", "shown": [[ply, change], …]}
[[nodiscard]] support::JsonObject to_json(GamePart const& part);
[[nodiscard]] support::Result<GamePart> game_part_from_json(support::Json const& json);

class GameProgress {
public:
    // Of moves and what was shown; a game with more than that is not followed any further.
    static constexpr std::size_t most_bytes = std::size_t{4} << 20U;

    // On the thread that plays.
    void note(runtime::GameSoFar const& so_far);
    // The same of a game that is played elsewhere: a part that does not follow is not taken.
    void note(std::size_t plies, GamePart const& part);

    [[nodiscard]] std::size_t plies() const { return m_plies; }
    void want(bool is_wanted) { m_is_wanted = is_wanted; }
    [[nodiscard]] bool is_wanted() const { return m_is_wanted; }

    // What has been noted from these on, at most so many bytes of it, but something.
    [[nodiscard]] GamePart part(std::size_t from, std::size_t shown_from,
                                std::size_t bytes = most_bytes) const;
    // How much has been noted.
    [[nodiscard]] std::pair<std::size_t, std::size_t> noted() const;

private:
    void add(std::vector<record::PlayedMove> const& moves, std::size_t from);
    void add(std::vector<record::Shown> const& shown, std::size_t from);

    std::atomic<std::size_t> m_plies = 0;
    std::atomic<bool> m_is_wanted = false;
    std::mutex mutable m_mutex;
    std::vector<record::PlayedMove> m_moves;
    std::vector<record::Shown> m_shown;
    std::size_t m_bytes = 0;
};

} // namespace league
