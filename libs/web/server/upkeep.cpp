#include "server/upkeep.hpp"

namespace server {

using support::Result;

namespace {

// Nothing: there is no such day, and all is kept.
std::optional<support::Moment> days_before(support::Moment now, int days) {
    return days > 0 ? std::optional(now - std::chrono::days(days)) : std::nullopt;
}

void count(metrics::Counter& counter, std::int64_t removed) {
    counter.add(static_cast<std::uint64_t>(removed));
}

} // namespace

Result<void> Upkeep::step(support::Moment now, Steady steady) {
    if (steady < m_rests_until) {
        return {};
    }
    switch (m_stage) {
    case Stage::ladders:
        return sweep_ladders();
    case Stage::tables:
        return sweep_tables(now);
    case Stage::tournaments:
        return sweep_tournaments(now);
    case Stage::submissions:
        return sweep_submissions(now);
    case Stage::packages:
        return sweep_packages(now);
    case Stage::work:
        return sweep_work(now);
    case Stage::answers:
        break;
    }
    auto const is_more = TULKAS_TRY(sweep_answers(now));
    if (!is_more) {
        enter(Stage::ladders);
        m_rests_until = steady + pause;
        m_rounds.add();
    }
    return {};
}

void Upkeep::enter(Stage stage) {
    m_stage = stage;
    m_ladders.reset();
    m_tournament.reset();
    m_after.reset();
}

Result<void> Upkeep::sweep_ladders() {
    if (!m_ladders) {
        m_ladders = TULKAS_TRY(m_retention.ladders());
    }
    if (m_ladders->empty() || m_settings.ladder_games == 0) {
        enter(Stage::tables);
        return {};
    }
    auto const swept = TULKAS_TRY(
        m_retention.sweep_ladder(m_ladders->back(), m_after.value_or(0),
                                 {.of_contender = m_settings.ladder_games, .of_ladder = m_newest}));
    count(m_ladder_games, swept.removed);
    m_after = swept.last;
    if (!m_after) {
        m_ladders->pop_back();
    }
    return {};
}

Result<void> Upkeep::sweep_tables(support::Moment now) {
    storage::TableLimits const limits{.of_guests = days_before(now, m_settings.guest_days),
                                      .of_people = days_before(now, m_settings.people_days)};
    if (limits.of_guests || limits.of_people) {
        auto const swept = TULKAS_TRY(m_retention.sweep_tables(m_after.value_or(0), limits));
        count(m_tables, swept.removed);
        m_after = swept.last;
    }
    if (!m_after) {
        enter(Stage::tournaments);
    }
    return {};
}

Result<void> Upkeep::sweep_tournaments(support::Moment now) {
    auto const before = days_before(now, m_settings.tournament_days);
    if (before && !m_tournament) {
        m_tournament = TULKAS_TRY(m_retention.tournament_before(*before));
    }
    if (!m_tournament) {
        enter(Stage::submissions);
        return {};
    }
    auto const swept = TULKAS_TRY(m_retention.sweep_tournament(*m_tournament, m_after));
    count(m_tournament_records, swept.removed);
    m_after = swept.last;
    if (!m_after) {
        m_tournament.reset();
    }
    return {};
}

Result<void> Upkeep::sweep_submissions(support::Moment now) {
    storage::UploadLimits const limits{.files = days_before(now, m_settings.rejected_days),
                                       .games = days_before(now, m_settings.judged_days)};
    if (limits.files || limits.games) {
        auto const swept = TULKAS_TRY(m_uploads.sweep_submissions(m_after.value_or(0), limits));
        count(m_files, swept.files);
        count(m_judged_games, swept.games);
        m_after = swept.last;
    }
    if (!m_after) {
        enter(Stage::packages);
    }
    return {};
}

Result<void> Upkeep::sweep_packages(support::Moment now) {
    if (auto const before = days_before(now, m_settings.rejected_days)) {
        auto const swept = TULKAS_TRY(m_uploads.sweep_packages(m_after.value_or(0), *before));
        count(m_files, swept.removed);
        m_after = swept.last;
    }
    if (!m_after) {
        enter(Stage::work);
    }
    return {};
}

Result<void> Upkeep::sweep_work(support::Moment now) {
    auto const before = days_before(now, m_settings.work_days);
    auto const removed = before ? m_retention.remove_work(*before) : Result<std::int64_t>(0);
    if (!removed) {
        return pass_on(removed);
    }
    count(m_work, *removed);
    if (*removed < storage::Retention::batch) {
        enter(Stage::answers);
    }
    return {};
}

Result<bool> Upkeep::sweep_answers(support::Moment now) {
    auto const removed = TULKAS_TRY(m_answered.remove(now - answers_are_kept));
    return removed == storage::AnsweredRequests::batch;
}

void Upkeep::write_metrics(metrics::Page& page) const {
    metrics::Metric const removed{"tulkas_retention_removed_total", "What was removed because it was old."};
    page.counter(removed, m_ladder_games, {{"kind", "ladder game"}});
    page.counter(removed, m_tables, {{"kind", "table"}});
    page.counter(removed, m_tournament_records, {{"kind", "tournament record"}});
    page.counter(removed, m_files, {{"kind", "rejected file"}});
    page.counter(removed, m_judged_games, {{"kind", "games of a submission"}});
    page.counter(removed, m_work, {{"kind", "work"}});
    page.counter({"tulkas_retention_rounds_total", "Rounds in which everything was looked at."}, m_rounds);
}

} // namespace server
