#include "server/tables_feature.hpp"

#include "kreator/inject.hpp"
#include "server/log.hpp"
#include "server/start_failure.hpp"

namespace server {

using kreator::inject;
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

void provide_tables(kreator::Resources& resources, rules::Registry const& games) {
    resources
        .provide<Features>([&games] {
            auto const say = [log = inject<Log>()](std::string const& what) {
                log->say(LogLevel::error, "a table failed", {{"why", what}});
            };
            auto features = std::make_shared<Features>();
            features->push_back(
                value_or_throw(TablesFeature::create(inject<storage::Database>(), games, {.log = say})));
            return features;
        })
        .singleton();
}

} // namespace server
