#include "server/work_handlers.hpp"

#include "league/game_piece.hpp"
#include "queue/levels.hpp"
#include "server/handed_in.hpp"

namespace server {

namespace {

league::MatchDependencies match_dependencies(WorkHandlers::Dependencies const& with,
                                             match::GameCounts& counts) {
    league::MatchDependencies dependencies{
        .games = with.games, .find_bot = {}, .counts = &counts, .running = with.running};
    if (with.entrants != nullptr) {
        dependencies.find_bot = [entrants = with.entrants](league::Entrant const& entrant, rules::Game const&,
                                                           support::CorePermit* core) {
            return entrants->version(entrant.version.value_or(0), entrant.name, core);
        };
    }
    return dependencies;
}

} // namespace

WorkHandlers::WorkHandlers(Dependencies const& with)
    : m_tournaments(with.database, with.queue, match_dependencies(with, m_games)),
      m_ladder(with.database, with.queue, match_dependencies(with, m_games)),
      m_repeats(with.database, with.queue, match_dependencies(with, m_games), with.log),
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

queue::Handlers WorkHandlers::here() {
    auto const level = m_workshop != nullptr ? m_workshop->level() : sandbox::Level::namespaces;
    return queue::with_level(of_any_level(), sandbox::requirement_of(level));
}

queue::Handlers WorkHandlers::all() {
    return queue::with_level(of_any_level(), sandbox::requirement_of(sandbox::Level::gvisor));
}

queue::Handlers WorkHandlers::of_any_level() {
    queue::Handlers handlers{{league::tournament_work, m_tournaments.handler()},
                             {league::ladder_work, m_ladder.handler()},
                             {league::repeat_work, m_repeats.handler()}};
    if (m_clerk) {
        handlers.emplace(submissions::judge_kind, m_clerk->handler());
    }
    if (m_inspector) {
        handlers.emplace(packages::check_kind, m_inspector->handler());
    }
    return handlers;
}

} // namespace server
