// Bots that were handed in, built from their sources; those that play stay in memory.
//
// What was built before comes from the cache of builds.
#pragma once

#include "languages/submission.hpp"
#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "support/ids.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace submissions {

class BuiltBots {
public:
    // The workshop outlives it, and the bots.
    explicit BuiltBots(match::Workshop& workshop) : m_workshop(workshop) {}

    using Load = std::function<support::Result<languages::SourceFile>()>;
    // That very version, under a name. It is loaded only if it is not in memory; if it has to be built, the
    // core is given back while its compiler sleeps.
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>>
    version(support::SubmissionId id, std::string const& name, Load const& load,
            support::CorePermit* core = nullptr);

private:
    [[nodiscard]] support::Result<std::shared_ptr<match::Bot const>>
    build(support::SubmissionId id, languages::SourceFile source, support::CorePermit* core);

    match::Workshop& m_workshop;
    std::mutex m_mutex;
    std::map<support::SubmissionId, std::shared_ptr<match::Bot const>> m_built;
};

} // namespace submissions
