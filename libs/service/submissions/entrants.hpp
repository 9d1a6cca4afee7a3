// The bots that play: of each the last accepted submission, built from its stored source.
#pragma once

#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "submissions/built_bots.hpp"
#include "support/ids.hpp"

namespace submissions {

class Entrants {
public:
    // Both outlive it, and the bots.
    Entrants(storage::Database& database, match::Workshop& workshop);

    // Who that is: the bot of this author for this game, "otter"; or that with an id, "bot:17". What was
    // handed in to a contest plays there alone. not_found: there is none.
    [[nodiscard]] support::Result<storage::StoredBot> stored_bot(std::string const& name,
                                                                 rules::Game const& game);
    // Its last accepted version. not_found: there is none.
    [[nodiscard]] static support::Result<support::SubmissionId> accepted(storage::StoredBot const& bot);
    // That very version, under a name; see BuiltBots.
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>>
    version(support::SubmissionId id, std::string const& name, support::CorePermit* core = nullptr);

private:
    [[nodiscard]] support::Result<languages::SourceFile> load(support::SubmissionId id);

    storage::Submissions m_submissions;
    storage::Contents m_contents;
    BuiltBots m_built;
};

} // namespace submissions
