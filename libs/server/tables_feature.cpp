#include "server/tables_feature.hpp"

namespace server {

using support::Result;

TablesFeature::TablesFeature(std::shared_ptr<storage::Database> database, std::unique_ptr<tables::Hall> hall)
    : m_database(std::move(database)), m_hall(std::move(hall)), m_operations(*m_database, *m_hall) {}

Result<std::shared_ptr<TablesFeature>> TablesFeature::create(std::shared_ptr<storage::Database> database,
                                                             rules::Registry const& games,
                                                             tables::HallSettings settings) {
    auto hall = tables::Hall::start(*database, games, std::move(settings));
    if (!hall) {
        return pass_on(hall);
    }
    return std::shared_ptr<TablesFeature>(new TablesFeature(std::move(database), *std::move(hall)));
}

std::vector<Gauge> TablesFeature::gauges() {
    auto const counts = m_hall->recent_counts();
    return {{"tulkas_tables", "Tables in memory.", static_cast<double>(counts.tables)},
            {"tulkas_games", "Games being played.", static_cast<double>(counts.playing)},
            {"tulkas_table_watchers", "Streams of tables.", static_cast<double>(counts.watchers)}};
}

} // namespace server
