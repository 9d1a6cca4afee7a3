#include "server/league_feature.hpp"

namespace server {

using support::Result;

namespace {

constexpr std::chrono::milliseconds league_beat{250};

league::LadderSettings ladder_settings(LeagueSettings const& settings, Uploads const& uploads) {
    return {.most_waiting = settings.ladder_games, .seed = settings.seed, .uploads = uploads.on_ladder};
}

} // namespace

LeagueFeature::LeagueFeature(std::shared_ptr<storage::Database> database, std::shared_ptr<queue::Queue> queue,
                             rules::Registry const& games, LeagueSettings settings, Uploads uploads)
    : m_database(std::move(database)),
      m_queue(std::move(queue)),
      m_games(games),
      m_settings(std::move(settings)),
      m_tournaments(*m_database, *m_queue, games),
      m_ladder(*m_database, *m_queue, games, ladder_settings(m_settings, uploads)),
      m_running(games, [queue = m_queue] { return queue->now(); }),
      m_ladder_operations(*m_database, games),
      m_tournament_operations(*m_database, games, m_tournaments, std::move(uploads.find_entrant)),
      m_running_operations(*m_database, m_tournaments, m_running) {}

std::vector<api::Operation> LeagueFeature::operations() {
    return api::joined(
        {m_ladder_operations.all(), m_tournament_operations.all(), m_running_operations.all()});
}

Result<void> LeagueFeature::start() {
    m_beat.start(league_beat, [this] { look(); });
    return {};
}

void LeagueFeature::look() {
    auto const filled = m_ladder.fill(std::chrono::steady_clock::now());
    if (auto const playing = m_tournaments.stored().playing()) {
        m_playing = static_cast<int>(playing->size());
    }
    auto const failure = filled ? "" : filled.error().message;
    if (!failure.empty() && failure != m_last_failure) {
        m_settings.log(failure);
    }
    m_last_failure = failure;
}

void LeagueFeature::write_metrics(metrics::Page& page) {
    page.gauge({"tulkas_tournaments", "Running tournaments."}, m_playing);
    page.gauge({"tulkas_game_watchers", "Open streams of games of ladders and tournaments."},
               static_cast<double>(m_running.watchers()));
}

std::vector<Sight> LeagueFeature::sights() {
    std::vector<Sight> sights;
    for (auto const& game : m_games.games()) {
        if (m_settings.ladder_games > 0 && game->info().most_seats > 1) {
            sights.push_back({"the ladder of " + game->info().title, "/ladder/" + game->info().name});
        }
    }
    return sights;
}

} // namespace server
