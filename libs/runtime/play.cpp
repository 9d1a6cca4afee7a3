#include "runtime/play.hpp"

#include "support/assert.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

namespace runtime {

using rules::Duration;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Duration thread_cpu_time() {
    timespec now{};
    TULKAS_ASSERT(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

namespace {

double milliseconds(Duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

std::string over_time(Duration used, Duration limit, std::string_view what) {
    return fmt::format("over time: used {:.1f} ms of the {:.0f} ms for one {}", milliseconds(used),
                       milliseconds(limit), what);
}

// A game in progress: the state, the clocks and the record so far.
class Table {
public:
    Table(std::unique_ptr<rules::State> state, std::vector<Player> players, Conditions const& conditions)
        : m_state(std::move(state)),
          m_players(std::move(players)),
          m_conditions(conditions),
          m_clocks(m_players.size(), rules::Clock(conditions.time)) {
        for (std::size_t seat = 0; seat < m_players.size() && !m_blame; ++seat) {
            if (!m_clocks[seat].charge(m_players[seat].spent)) {
                blame_for_time(static_cast<rules::Seat>(seat), m_players[seat].spent);
            }
        }
    }

    [[nodiscard]] bool goes_on() const { return !m_blame && m_state->decision().has_value(); }

    // Asks the player whose decision it is and plays the answer, or finds out why that cannot be.
    void step() {
        rules::Seat const seat = m_state->decision()->seat;
        auto& clock = m_clocks.at(static_cast<std::size_t>(seat));
        auto& bot = *m_players.at(static_cast<std::size_t>(seat)).bot;

        Duration const before = m_conditions.clock();
        std::string move = bot.decide(*m_state, clock.left());
        Duration const used = m_conditions.clock() - before;

        if (!clock.charge(used)) {
            blame_for_time(seat, used);
            return;
        }
        if (auto const played = m_state->play(move); !played) {
            m_blame = {seat,
                       fmt::format("illegal move {}: {}", support::in_quotes(move), played.error().message)};
            return;
        }
        m_moves.push_back({seat, std::move(move), used});
        m_conditions.after_move();
    }

    [[nodiscard]] GameRecord finish() && {
        GameRecord record;
        record.moves = std::move(m_moves);
        record.outcome = m_blame ? m_state->forfeit(m_blame->seat) : m_state->outcome().value();
        record.blame = std::move(m_blame);
        for (auto const& player : m_players) {
            record.seats.push_back(player.name);
        }
        for (auto const& clock : m_clocks) {
            record.cpu.push_back(clock.used());
            record.remaining.push_back(std::max(clock.left().game, Duration::zero()));
        }
        return record;
    }

private:
    void blame_for_time(rules::Seat seat, Duration call) {
        auto const& [per_call, per_game] = m_conditions.time;
        Duration const game = m_clocks.at(static_cast<std::size_t>(seat)).used();
        m_blame = {seat,
                   call > per_call ? over_time(call, per_call, "move") : over_time(game, per_game, "game")};
    }

    std::unique_ptr<rules::State> m_state;
    std::vector<Player> m_players;
    Conditions const& m_conditions;
    std::vector<rules::Clock> m_clocks;
    std::vector<PlayedMove> m_moves;
    std::optional<Blame> m_blame;
};

} // namespace

Result<GameRecord> play(rules::Game const& game, rules::Setup const& setup, std::vector<Player> players,
                        Conditions const& conditions) {
    TULKAS_ASSERT(static_cast<std::size_t>(setup.seats) == players.size());
    auto state = game.start(setup);
    if (!state) {
        return pass_on(state);
    }
    Table table(*std::move(state), std::move(players), conditions);
    while (table.goes_on()) {
        if (conditions.stop != nullptr && conditions.stop->load(std::memory_order_relaxed)) {
            return fail(ErrorKind::unavailable, "the game was stopped");
        }
        table.step();
    }
    GameRecord record = std::move(table).finish();
    record.game = game.info().name;
    record.seed = setup.seed;
    record.options = setup.options.values();
    record.position = setup.position;
    return record;
}

} // namespace runtime
