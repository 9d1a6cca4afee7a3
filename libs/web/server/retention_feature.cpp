#include "server/retention_feature.hpp"

#include "league/ladder_planner.hpp"
#include "server/work_parts.hpp"

namespace server {

namespace {

// Between two steps, so that whoever else wants to write can do so. A step takes a few milliseconds.
constexpr std::chrono::milliseconds retention_beat{100};

} // namespace

RetentionFeature::RetentionFeature(std::shared_ptr<storage::Database> database, RetentionSettings settings,
                                   std::function<void(std::string const&)> log)
    : m_database(std::move(database)),
      m_upkeep(*m_database, settings, league::remembered_games),
      m_log(std::move(log)) {}

support::Result<void> RetentionFeature::start() {
    m_beat.start(retention_beat, [this] { look(); });
    return {};
}

void RetentionFeature::look() {
    auto const done = m_upkeep.step(present_moment(), std::chrono::steady_clock::now());
    auto const failure = done ? "" : done.error().message;
    if (!failure.empty() && failure != m_last_failure) {
        m_log(failure);
    }
    m_last_failure = failure;
}

} // namespace server
