#include "server/work_handlers.hpp"

#include "league/game_piece.hpp"
#include "server/handed_in.hpp"

namespace server {

namespace {

league::MatchDependencies match_dependencies(WorkHandlers::Dependencies const& with,
                                             match::GameCounts& counts) {
    league::MatchDependencies dependencies{.games = with.games, .find_bot = {}, .counts = &counts};
    if (with.entrants != nullptr) {
        dependencies.find_bot = [entrants = with.entrants](league::Entrant const& entrant,
                                                           rules::Game const&) {
            return entrants->version(entrant.version.value_or(0), entrant.name);
        };
    }
    return dependencies;
}

} // namespace

WorkHandlers::WorkHandlers(Dependencies const& with)
    : m_tournaments(with.database, with.queue, match_dependencies(with, m_games)),
      m_ladder(with.queue, match_dependencies(with, m_games)),
      m_workshop(with.workshop) {
    if (with.workshop != nullptr) {
        auto const now = [&queue = with.queue] { return queue.now(); };
        m_clerk.emplace(submissions::Clerk::Dependencies{
            .database = with.database,
            .workshop = *with.workshop,
            .games = with.games,
            .now = now,
            .standards = with.standards,
            .hooks = contest_hooks(with.database, with.games, with.standards),
            .follow_games = with.follow_games,
            .news = with.news,
            .counts = &m_games});
        m_inspector.emplace(with.database, *with.workshop, now);
    }
}

void WorkHandlers::write_metrics(metrics::Page& page) const {
    m_games.write(page);
    if (m_clerk) {
        m_clerk->write_metrics(page);
    }
    if (m_inspector) {
        m_inspector->write_metrics(page);
    }
    if (m_workshop != nullptr) {
        m_workshop->launcher().write_metrics(page);
    }
}

std::map<std::string, queue::Handler> WorkHandlers::all() {
    std::map<std::string, queue::Handler> handlers{{league::tournament_work, m_tournaments.handler()},
                                                   {league::ladder_work, m_ladder.handler()}};
    if (m_clerk) {
        handlers.emplace(submissions::judge_kind, m_clerk->handler());
    }
    if (m_inspector) {
        handlers.emplace(packages::check_kind, m_inspector->handler());
    }
    return handlers;
}

} // namespace server
