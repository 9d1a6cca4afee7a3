#include "server/games_feature.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace server {

using support::Result;

namespace {

std::optional<std::string> why_no_games(WorkshopOrNot const& workshop) {
    return workshop.workshop
               ? std::nullopt
               : std::optional(fmt::format("games cannot be submitted here: the sandbox does not work ({})",
                                           workshop.why_not));
}

} // namespace

GamesFeature::GamesFeature(Dependencies const& with)
    : m_is_shared(with.database.backend() == storage::Backend::postgresql),
      m_desk(with.database, with.queue, with.games),
      m_shelf({.database = with.database,
               .games = with.games,
               .workshop = with.workshop.workshop.get(),
               .why_not = with.workshop.why_not}),
      m_packages({.database = with.database,
                  .desk = m_desk,
                  .shelf = m_shelf,
                  .why_closed = why_no_games(with.workshop),
                  .limits = with.limits}),
      m_examples({.database = with.database, .desk = m_desk, .shelf = m_shelf, .games = with.games}),
      m_games(with.games, m_shelf) {}

Result<std::shared_ptr<GamesFeature>> GamesFeature::create(Dependencies const& with) {
    std::shared_ptr<GamesFeature> feature(new GamesFeature(with));
    auto const opened = feature->m_shelf.open(with.log);
    return opened ? Result<std::shared_ptr<GamesFeature>>(std::move(feature)) : pass_on(opened);
}

Result<void> GamesFeature::start() {
    if (m_is_shared) { // what cannot be read now is read at the next beat
        m_beat.start(std::chrono::seconds(1), [this] { std::ignore = follow(); });
    }
    return {};
}

std::vector<api::Operation> GamesFeature::operations() {
    auto all = m_games.all();
    std::ranges::move(m_packages.all(), std::back_inserter(all));
    std::ranges::move(m_examples.all(), std::back_inserter(all));
    return all;
}

} // namespace server
