// The operations of bots and submissions: handing in, watching, and what is an author's own.
//
// What everybody may know of a bot is in /bots. A submission, with its source, build output, report, games
// and logs, is its author's, the organiser's of its contest, and administrators'; for others there is none.
#pragma once

#include "api/operation.hpp"
#include "live/feed.hpp"
#include "people/limits.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "storage/uploads.hpp"
#include "submissions/desk.hpp"

#include <vector>

namespace api {

class SubmissionOperations {
public:
    // All outlive it.
    struct Dependencies {
        storage::Database& database;
        submissions::Desk& desk;
        live::Feed& feed;
        rules::Registry const& games;
        std::optional<std::string> why_closed = {}; // nothing can be handed in
        people::Limits limits = {};
    };
    explicit SubmissionOperations(Dependencies dependencies);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;
    struct Found {
        storage::Version version;
        storage::StoredBot bot;
    };

    [[nodiscard]] std::vector<Operation> of_bots();
    [[nodiscard]] std::vector<Operation> of_submissions();
    [[nodiscard]] std::vector<Operation> of_storage();
    [[nodiscard]] std::vector<Operation> of_what_is_private();
    [[nodiscard]] Operation stream();

    [[nodiscard]] Answer list_bots(Call const& call);
    [[nodiscard]] Answer show_bot(Call const& call);
    [[nodiscard]] Answer hand_in(Call const& call);
    [[nodiscard]] Answer show(Call const& call);
    [[nodiscard]] Answer list_own(Call const& call);
    [[nodiscard]] Answer cancel(Call const& call);
    [[nodiscard]] Answer remove(Call const& call);
    [[nodiscard]] Answer show_storage(Call const& call);
    [[nodiscard]] Answer events(Call const& call);
    [[nodiscard]] Answer source(Call const& call);
    [[nodiscard]] Answer build_output(Call const& call);
    [[nodiscard]] Answer report_text(Call const& call);
    [[nodiscard]] Answer report_json(Call const& call);
    [[nodiscard]] Answer game_record(Call const& call);
    [[nodiscard]] Answer game_log(Call const& call);
    [[nodiscard]] Answer game_view(Call const& call);
    [[nodiscard]] Answer game_views(Call const& call);
    [[nodiscard]] Answer game_logs(Call const& call);

    [[nodiscard]] bool may_see(Call const& call, storage::StoredBot const& bot) const;
    // The submission of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<Found> find(Call const& call);
    // The record of a game of its qualification, and the submission's seat in it.
    [[nodiscard]] support::Result<std::pair<std::string, int>> find_game(Call const& call);

    Dependencies m_with;
    storage::Submissions m_stored;
    storage::Contents m_contents;
    storage::Uploads m_stored_uploads;
    people::RateLimit m_uploads; // by account
};

} // namespace api
