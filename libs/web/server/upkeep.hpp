// Removes what need not be kept, a little at a time, while the arena does its work.
//
// A round goes over ladders, tables, tournaments, submissions, packages, work and answers; then it rests.
// Nothing of a round is stored: a server that is restarted begins another one.
#pragma once

#include "metrics/counter.hpp"
#include "metrics/page.hpp"
#include "storage/answered_requests.hpp"
#include "storage/retention.hpp"
#include "storage/uploads.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace server {

// 0: all of it is kept.
struct RetentionSettings {
    std::int64_t ladder_games = 500; // the newest of each contender
    int tournament_days = 365;       // the records of tournaments, but for finals of contests
    int guest_days = 30;             // games at tables where no player has an account
    int people_days = 0;             // all other games at tables
    int rejected_days = 30;          // files of submissions and games that were not accepted
    int judged_days = 90;            // games in which submissions were judged, unless the bot plays
    int work_days = 7;               // the list of what was done
};

class Upkeep {
public:
    using Steady = std::chrono::steady_clock::time_point;

    static constexpr std::chrono::minutes pause{10};          // after each round
    static constexpr std::chrono::hours answers_are_kept{24}; // for requests that are sent again

    // The database outlives it. `newest` games of each ladder are kept in any case.
    Upkeep(storage::Database& database, RetentionSettings settings, std::int64_t newest)
        : m_retention(database),
          m_uploads(database),
          m_answered(database),
          m_settings(settings),
          m_newest(newest) {}

    // One small step, or nothing while it rests. Called again and again, by one thread at a time.
    [[nodiscard]] support::Result<void> step(support::Moment now, Steady steady);

    // Thread-safe.
    void write_metrics(metrics::Page& page) const;
    [[nodiscard]] std::uint64_t rounds() const { return m_rounds.value(); }

private:
    enum class Stage : std::uint8_t { ladders, tables, tournaments, submissions, packages, work, answers };

    [[nodiscard]] support::Result<void> sweep_ladders();
    [[nodiscard]] support::Result<void> sweep_tables(support::Moment now);
    [[nodiscard]] support::Result<void> sweep_tournaments(support::Moment now);
    [[nodiscard]] support::Result<void> sweep_submissions(support::Moment now);
    [[nodiscard]] support::Result<void> sweep_packages(support::Moment now);
    [[nodiscard]] support::Result<void> sweep_work(support::Moment now);
    [[nodiscard]] support::Result<bool> sweep_answers(support::Moment now); // true: there may be more
    void enter(Stage stage);

    storage::Retention m_retention;
    storage::Uploads m_uploads;
    storage::AnsweredRequests m_answered;
    RetentionSettings m_settings;
    std::int64_t m_newest;

    Stage m_stage = Stage::ladders;
    std::optional<std::vector<std::string>> m_ladders; // that are left in this round
    std::optional<support::TournamentId> m_tournament;
    std::optional<std::int64_t> m_after; // where the sweep is
    Steady m_rests_until{};

    metrics::Counter m_ladder_games;
    metrics::Counter m_tables;
    metrics::Counter m_tournament_records;
    metrics::Counter m_files;
    metrics::Counter m_judged_games;
    metrics::Counter m_work;
    metrics::Counter m_rounds;
};

} // namespace server
