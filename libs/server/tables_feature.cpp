#include "server/tables_feature.hpp"

#include <algorithm>
#include <iterator>

namespace server {

using support::Result;

TablesFeature::TablesFeature(Parts parts)
    : m_parts(std::move(parts)),
      m_tables(*m_parts.database, *m_parts.hall),
      m_remote_bots(*m_parts.roster, m_parts.hall->games()) {}

Result<std::shared_ptr<TablesFeature>> TablesFeature::create(std::shared_ptr<storage::Database> database,
                                                             rules::Registry const& games,
                                                             tables::HallSettings settings) {
    auto const roster = std::make_shared<remote_bots::Roster>(settings.now);
    settings.remote_bots = roster;
    auto hall = tables::Hall::start(*database, games, std::move(settings));
    if (!hall) {
        return pass_on(hall);
    }
    return std::shared_ptr<TablesFeature>(
        new TablesFeature({.database = std::move(database), .roster = roster, .hall = *std::move(hall)}));
}

std::vector<api::Operation> TablesFeature::operations() {
    auto all = m_tables.all();
    std::ranges::move(m_remote_bots.all(), std::back_inserter(all));
    return all;
}

std::vector<Gauge> TablesFeature::gauges() {
    auto const counts = m_parts.hall->recent_counts();
    return {{"tulkas_tables", "Tables in memory.", static_cast<double>(counts.tables)},
            {"tulkas_games", "Games being played.", static_cast<double>(counts.playing)},
            {"tulkas_table_watchers", "Streams of tables.", static_cast<double>(counts.watchers)},
            {"tulkas_remote_bots", "Remote bots that are connected.",
             static_cast<double>(m_parts.roster->present().size())}};
}

} // namespace server
