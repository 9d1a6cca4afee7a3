#include "server/submissions_feature.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace server {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

std::optional<std::string> why_no_bots(WorkshopOrNot const& workshop) {
    return workshop.workshop
               ? std::nullopt
               : std::optional(fmt::format("bots cannot be submitted here: the sandbox does not work ({})",
                                           workshop.why_not));
}

} // namespace

SubmissionsFeature::SubmissionsFeature(Dependencies const& with)
    : m_feed(submissions::read_events(with.database)),
      m_desk({.database = with.database,
              .queue = with.queue,
              .games = with.games,
              .feed = m_feed,
              .standards = with.standards,
              .hooks = with.hooks}),
      m_operations({.database = with.database,
                    .desk = m_desk,
                    .feed = m_feed,
                    .games = with.games,
                    .why_closed = why_no_bots(with.workshop),
                    .limits = with.limits}),
      m_languages(with.games) {
    if (with.workshop.workshop) {
        m_entrants.emplace(with.database, *with.workshop.workshop);
    }
}

std::vector<api::Operation> SubmissionsFeature::operations() {
    auto all = m_operations.all();
    std::ranges::move(m_languages.all(), std::back_inserter(all));
    return all;
}

void SubmissionsFeature::write_metrics(metrics::Page& page) {
    page.gauge({"tulkas_submission_watchers", "Open streams of submissions."},
               static_cast<double>(m_feed.watchers()));
}

Result<storage::StoredBot> SubmissionsFeature::accepted_bot(tables::SeatPlan const& plan,
                                                            rules::Game const& game) {
    if (plan.kind != tables::SeatKind::upload || !m_entrants) {
        return fail(ErrorKind::not_found, "no bot with id {}", plan.bot);
    }
    auto stored = TULKAS_TRY(m_entrants->stored_bot(plan.bot, game));
    std::ignore = TULKAS_TRY(submissions::Entrants::accepted(stored));
    return stored;
}

Result<void> SubmissionsFeature::knows_bot(tables::SeatPlan const& plan, rules::Game const& game) {
    std::ignore = TULKAS_TRY(accepted_bot(plan, game));
    return {};
}

Result<tables::UploadedBot> SubmissionsFeature::find_bot(tables::SeatPlan const& plan,
                                                         rules::Game const& game, support::CorePermit* core) {
    auto const stored = TULKAS_TRY(accepted_bot(plan, game));
    auto bot = TULKAS_TRY(m_entrants->version(*stored.accepted, stored.owner_name, core));
    return tables::UploadedBot{.bot = std::move(bot), .author = stored.owner};
}

} // namespace server
