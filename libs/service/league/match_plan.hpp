// One game that is to be played, as plain data: what waits in the queue, and what a worker needs to know.
#pragma once

#include "league/entrant.hpp"
#include "match/bot.hpp"
#include "match/game_counts.hpp"
#include "rules/registry.hpp"
#include "runtime/play.hpp"
#include "runtime/time_account.hpp"
#include "sandbox/level.hpp"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace league {

class RunningGames;

using GivenOptions = std::map<std::string, std::string>;

struct MatchPlan {
    std::string game;
    std::uint64_t game_version = 0; // in which it is played, whatever has become of the game meanwhile
    GivenOptions options = {};
    rules::TimeControl time = {};
    std::optional<int> memory_mb = {}; // of each program; the arena's limit without it
    std::vector<Entrant> seats;
    std::uint64_t seed = 0;

    bool operator==(MatchPlan const&) const = default;
};

// The game, if somebody handed it in; "" if it is built in.
[[nodiscard]] std::string uploaded_game(MatchPlan const& plan);

[[nodiscard]] support::JsonObject to_json(MatchPlan const& plan);
[[nodiscard]] support::Result<MatchPlan> match_plan_from_json(support::Json const& json);

// {"per_call_ms", "per_game_ms"}, null where there is no limit.
[[nodiscard]] support::JsonObject to_json(rules::TimeControl const& time);
[[nodiscard]] support::Result<rules::TimeControl> time_from_json(support::Json const& json);
[[nodiscard]] support::JsonObject to_json(GivenOptions const& options);
// Values may be texts or whole numbers.
[[nodiscard]] support::Result<GivenOptions> options_from_json(support::Json const& json);

// 0, a game's that is built in, where none stands there.
[[nodiscard]] support::Result<std::uint64_t> game_version_from_json(support::JsonObject const& object);
// A number of megabytes that stands there, or null.
[[nodiscard]] support::Result<sandbox::Level> isolation_from_json(support::Json const& json);
[[nodiscard]] support::Result<std::optional<int>> memory_from_json(support::JsonObject const& object);

// With a limit of the clock on the wall, so that nobody sleeps for ever.
[[nodiscard]] record::TimeLimits limits_of(rules::TimeControl const& time);

// Finds the bots that were uploaded. The permit is given back while one is built and its compiler sleeps;
// there need not be one.
using FindBot = std::function<support::Result<std::shared_ptr<match::Bot const>>(
    Entrant const&, rules::Game const&, support::CorePermit*)>;

// Where games are played.
struct MatchDependencies {
    rules::Registry const& games;
    FindBot find_bot;
    match::GameCounts* counts = nullptr; // of what is played; outlives all games
    RunningGames* running = nullptr;     // for those who watch; likewise

    void count(std::string_view kind, record::GameRecord const& record) const {
        if (counts != nullptr) {
            counts->add(kind, record);
        }
    }
};

// unavailable: a fault of ours, or somebody stopped it.
[[nodiscard]] support::Result<record::GameRecord>
play(MatchPlan const& plan, MatchDependencies const& dependencies, std::atomic<bool> const& stop,
     support::CorePermit* core = nullptr, runtime::GameWatcher watcher = {});

} // namespace league
