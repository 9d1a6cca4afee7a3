// The bots that play: of each the last accepted submission, built from its stored source.
//
// What was built before comes from the cache of builds, and what plays now stays in memory.
#pragma once

#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "support/ids.hpp"

#include <map>
#include <mutex>

namespace submissions {

class Entrants {
public:
    // Both outlive it, and the bots.
    Entrants(storage::Database& database, match::Workshop& workshop);

    // Who that is: the bot of this author for this game, "otter"; or that with an id, "bot:17". What was
    // handed in to a contest plays there alone. not_found: there is none.
    [[nodiscard]] support::Result<storage::StoredBot> stored_bot(std::string const& name,
                                                                 rules::Game const& game);
    // The last accepted one. not_found: there is none.
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>> find(storage::StoredBot const& bot);
    // That very version, under a name.
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>> version(support::SubmissionId id,
                                                                             std::string const& name);

private:
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>> build(support::SubmissionId id);

    storage::Submissions m_submissions;
    storage::Contents m_contents;
    match::Workshop& m_workshop;
    std::mutex m_mutex;
    std::map<support::SubmissionId, std::shared_ptr<match::Bot const>> m_built;
};

} // namespace submissions
