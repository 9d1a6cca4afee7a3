// Submissions, as a part of the server: uploaded, judged, watched, and seated at tables.
//
// Untrusted programs need the sandbox. Without it everything else works, and submissions are refused with
// the reason.
#pragma once

#include "api/language_operations.hpp"
#include "api/submission_operations.hpp"
#include "server/feature.hpp"
#include "submissions/clerk.hpp"
#include "submissions/entrants.hpp"
#include "tables/hall.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace server {

// The workshop of this server, or why there is none.
struct WorkshopOrNot {
    std::unique_ptr<match::Workshop> workshop;
    std::string why_not;
};

class SubmissionsFeature final : public Feature {
public:
    // All outlive it.
    struct Dependencies {
        storage::Database& database;
        queue::Queue& queue;
        rules::Registry const& games;
        WorkshopOrNot& workshop;
        submissions::Standards standards = {};
        submissions::ContestHooks hooks = {};
        people::Limits limits = {};
    };

    explicit SubmissionsFeature(Dependencies const& dependencies);

    [[nodiscard]] std::vector<api::Operation> operations() override;
    [[nodiscard]] support::Result<void> start() override { return {}; }
    void stop() override { m_feed.stop(); }
    void write_metrics(metrics::Page& page) override;

    // There is news of this submission, for those who watch it.
    void tell_news(support::SubmissionId id) { m_feed.news(id); }
    // For the tables; see tables/gathering.hpp.
    [[nodiscard]] support::Result<void> knows_bot(tables::SeatPlan const& plan, rules::Game const& game);
    [[nodiscard]] support::Result<tables::UploadedBot>
    find_bot(tables::SeatPlan const& plan, rules::Game const& game, support::CorePermit* core);
    // Of bots that were accepted; nothing without a workshop.
    [[nodiscard]] submissions::Entrants* entrants() { return m_entrants ? &*m_entrants : nullptr; }

private:
    [[nodiscard]] support::Result<storage::StoredBot> accepted_bot(tables::SeatPlan const& plan,
                                                                   rules::Game const& game);

    live::Feed m_feed;
    std::optional<submissions::Entrants> m_entrants;
    submissions::Desk m_desk;
    api::SubmissionOperations m_operations;
    api::LanguageOperations m_languages;
};

} // namespace server
