#include "server/contest_feature.hpp"

#include "languages/home.hpp"
#include "league/sample.hpp"
#include "source_rules/coverage.hpp"

#include <algorithm>

namespace server {

using support::Result;

namespace {

constexpr std::chrono::milliseconds contest_beat{500};

support::Moment now() {
    return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

std::vector<storage::ContestRow> open_ones(league::Contests& contests) {
    constexpr int many = 200;
    auto rows = contests.stored().list({.sees_all = true}, 0, many);
    auto open = rows ? *std::move(rows) : std::vector<storage::ContestRow>();
    std::erase_if(open, [moment = now()](storage::ContestRow const& row) {
        return league::phase_of(row, moment) != league::Phase::open;
    });
    return open;
}

// The languages are read when they are needed: they may change while the server runs.
Result<void> check_source_rules(league::Terms const& terms) {
    if (!terms.source.any()) {
        return {};
    }
    auto const home = TULKAS_TRY(languages::find_home());
    auto const languages = TULKAS_TRY(languages::Languages::load(home.descriptions()));
    return source_rules::check_coverage(terms.source, terms.languages, languages);
}

} // namespace

ContestFeature::ContestFeature(storage::Database& database, rules::Registry const& games,
                               league::Tournaments& tournaments, league::HandedIn handed_in,
                               ContestSettings settings)
    : m_database(database),
      m_games(games),
      m_settings(std::move(settings)),
      m_contests(database, games, tournaments, std::move(handed_in), check_source_rules),
      m_operations(database, games, m_contests),
      m_team_operations(database, m_contests) {}

Result<void> ContestFeature::start() {
    if (m_settings.sample) {
        if (auto const made = league::make_sample(m_database, m_games, m_contests, now()); !made) {
            return made;
        }
    }
    m_beat.start(contest_beat, [this] { look(); });
    return {};
}

void ContestFeature::look() {
    auto const frozen = m_contests.freeze_all(now());
    m_open = static_cast<int>(open_ones(m_contests).size());
    auto const failure = frozen ? "" : frozen.error().message;
    if (!failure.empty() && failure != m_last_failure) {
        m_settings.log(failure);
    }
    m_last_failure = failure;
}

void ContestFeature::write_metrics(metrics::Page& page) {
    page.gauge({"tulkas_contests_open", "Contests that accept submissions."}, m_open);
}

std::vector<Sight> ContestFeature::sights() {
    std::vector<Sight> sights;
    for (auto const& row : open_ones(m_contests)) {
        if (!row.course) {
            sights.push_back({"a contest is open: " + row.title, "/contests/" + row.slug});
        }
    }
    return sights;
}

} // namespace server
