#include "server/tables_feature.hpp"

#include <algorithm>
#include <iterator>

namespace server {

using support::Result;

TablesFeature::TablesFeature(Dependencies parts, people::Limits const& limits)
    : m_dependencies(std::move(parts)),
      m_tables(*m_dependencies.database, *m_dependencies.hall, limits),
      m_remote_bots(*m_dependencies.roster, m_dependencies.hall->games()) {}

Result<std::shared_ptr<TablesFeature>> TablesFeature::create(std::shared_ptr<storage::Database> database,
                                                             rules::Registry const& games,
                                                             tables::HallSettings settings,
                                                             people::Limits const& limits) {
    auto const roster = std::make_shared<tables::Roster>(settings.now);
    settings.remote_bots = roster;
    auto hall = TULKAS_TRY(tables::Hall::start(*database, games, std::move(settings)));
    return std::shared_ptr<TablesFeature>(new TablesFeature(
        {.database = std::move(database), .roster = roster, .hall = std::move(hall)}, limits));
}

std::vector<api::Operation> TablesFeature::operations() {
    auto all = m_tables.all();
    std::ranges::move(m_remote_bots.all(), std::back_inserter(all));
    return all;
}

void TablesFeature::revoked(people::Revocation const& revocation) {
    m_dependencies.roster->dismiss(
        [&](tables::Arrival const& bot) { return revocation.covers(bot.account, bot.credential); });
}

void TablesFeature::write_metrics(metrics::Page& page) {
    m_dependencies.hall->write_metrics(page);
    page.gauge({"tulkas_remote_bots", "Connected remote bots."},
               static_cast<double>(m_dependencies.roster->present().size()));
}

} // namespace server
