#include "submissions/built_bots.hpp"

#include "match/program_bot.hpp"

namespace submissions {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;
using FoundBot = Result<std::shared_ptr<match::Bot const>>;

FoundBot BuiltBots::version(support::SubmissionId id, std::string const& name, Load const& load,
                            support::CorePermit* core) {
    constexpr std::size_t most_in_memory = 500;
    {
        std::lock_guard const lock(m_mutex);
        if (auto const found = m_built.find(id); found != m_built.end()) {
            return match::renamed(found->second, name);
        }
    }
    auto source = load();
    auto bot = source ? build(id, *std::move(source), core) : FoundBot(pass_on(source));
    if (!bot) {
        return bot;
    }
    std::lock_guard const lock(m_mutex);
    if (m_built.size() >= most_in_memory) {
        m_built.clear(); // those that play keep theirs
    }
    m_built.emplace(id, *bot);
    return match::renamed(*std::move(bot), name);
}

FoundBot BuiltBots::build(support::SubmissionId id, languages::SourceFile source, support::CorePermit* core) {
    constexpr std::uint64_t most_bytes = 1U << 30U;
    // It was checked when it was handed in; what is allowed may have changed since.
    auto const submission = TULKAS_TRY(languages::check_submission(
        m_workshop.languages(), std::move(source), {.most_bytes = most_bytes, .converts_encodings = true}));
    auto made = TULKAS_TRY(match::make_program_bot(submission, m_workshop, {}, core));
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&made)) {
        return fail(ErrorKind::unavailable, "submission {}, once accepted, cannot be built any more: {}", id,
                    rejection->why);
    }
    return std::get<std::shared_ptr<match::Bot const>>(std::move(made));
}

} // namespace submissions
