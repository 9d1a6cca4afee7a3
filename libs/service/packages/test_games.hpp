// Games of an engine in which test bots sit on all seats.
#pragma once

#include "match/engine.hpp"
#include "match/workshop.hpp"
#include "packages/test_bot.hpp"
#include "record/game_record.hpp"
#include "rules/clock.hpp"
#include "runtime/play.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace packages {

// What became of a recorded game in which one bot did something else than recorded.
struct Reaction {
    bool has_happened = false;               // the game came so far
    bool went_on = false;                    // somebody was asked again
    std::optional<rules::Seat> blamed;       // if it was over
    std::optional<std::string> failure;      // of the engine
    std::string done;                        // the answer
    std::optional<support::JsonArray> moves; // that the question listed
};

// What the bot does in the place of its recorded answer.
using Trick = std::function<TestAction(protocol::Call const&, std::string const& recorded)>;

// The moves that a question lists, if it lists any.
[[nodiscard]] std::optional<support::JsonArray> moves_in(protocol::Call const& call);
// How an engine failed, without its log.
[[nodiscard]] std::string first_line(std::string const& message);

// The answers of a recorded game, as its seats give them again. The game outlives it.
class RecordedAnswers {
public:
    explicit RecordedAnswers(record::GameRecord const& game);

    // The seat's next one; null after its last.
    [[nodiscard]] std::string const* next(rules::Seat seat);

private:
    std::vector<std::vector<std::string const*>> m_answers; // by seat
    std::vector<std::size_t> m_given;
};

class TestGames {
public:
    struct Settings {
        std::string name; // of the game
        // After which a bot that says nothing has lost its time.
        std::chrono::milliseconds silence{300};
    };

    // The workshop outlives it.
    TestGames(match::BuiltProgram engine, match::Workshop& workshop, Settings settings)
        : m_engine(std::move(engine)), m_workshop(workshop), m_settings(std::move(settings)) {}

    // refused: the engine failed.
    [[nodiscard]] support::Result<record::GameRecord> play(std::uint64_t seed, std::size_t seats,
                                                           TestActions const& actions,
                                                           runtime::Conditions conditions = {});
    // The recorded game, in which at this ply a trick is played.
    [[nodiscard]] support::Result<Reaction> replay(record::GameRecord const& game, std::size_t ply,
                                                   Trick const& trick);

    // CPU time of the engine, in all games.
    [[nodiscard]] rules::Duration used() const { return m_used; }
    [[nodiscard]] bool is_told_seeds() const { return m_engine.start.is_told; }

private:
    match::BuiltProgram m_engine;
    match::Workshop& m_workshop;
    Settings m_settings;
    rules::Duration m_used{};
};

} // namespace packages
