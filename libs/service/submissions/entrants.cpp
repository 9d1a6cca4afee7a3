#include "submissions/entrants.hpp"

#include "match/program_bot.hpp"

#include <charconv>

namespace submissions {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;
using Found = Result<std::shared_ptr<match::Bot const>>;

namespace {

constexpr std::size_t most_in_memory = 500;
constexpr std::uint64_t most_bytes = 1U << 30U;
constexpr std::string_view by_id = "bot:";

std::optional<support::BotId> id_in(std::string_view name) {
    support::BotId id = 0;
    if (!name.starts_with(by_id)) {
        return std::nullopt;
    }
    auto const* const end = name.data() + name.size();
    auto const [stop, error] = std::from_chars(name.data() + by_id.size(), end, id);
    return error == std::errc() && stop == end ? std::optional(id) : std::nullopt;
}

} // namespace

Entrants::Entrants(storage::Database& database, match::Workshop& workshop)
    : m_submissions(database), m_contents(database), m_workshop(workshop) {}

Result<storage::StoredBot> Entrants::stored_bot(std::string const& name, rules::Game const& game) {
    auto const id = id_in(name);
    auto const bot = id ? m_submissions.find_bot(*id) : m_submissions.find_bot(name, game.info().name);
    if (!bot) {
        return pass_on(bot);
    }
    if (!*bot || (*bot)->game != game.info().name || (*bot)->contest != storage::no_contest) {
        return fail(ErrorKind::not_found, "{} has no bot for {}", name, game.info().name);
    }
    return **bot;
}

Found Entrants::find(storage::StoredBot const& bot) {
    return bot.accepted ? version(*bot.accepted, bot.owner_name)
                        : fail(ErrorKind::not_found, "no submission of {} for {} was accepted yet",
                               bot.owner_name, bot.game);
}

Found Entrants::version(support::SubmissionId id, std::string const& name) {
    {
        std::lock_guard const lock(m_mutex);
        if (auto const found = m_built.find(id); found != m_built.end()) {
            return match::renamed(found->second, name);
        }
    }
    auto bot = build(id);
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

Found Entrants::build(support::SubmissionId id) {
    auto const stored = TULKAS_TRY(m_submissions.find(id));
    if (!stored) {
        return fail(ErrorKind::not_found, "there is no submission {}", id);
    }
    auto source = TULKAS_TRY(m_contents.get(stored->source));
    // It was checked when it was handed in; what is allowed may have changed since.
    auto const submission = TULKAS_TRY(languages::check_submission(
        m_workshop.languages(), {.name = stored->file_name, .content = std::move(source)},
        {.most_bytes = most_bytes, .converts_encodings = true}));
    auto made = TULKAS_TRY(match::make_program_bot(submission, m_workshop));
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&made)) {
        return fail(ErrorKind::unavailable, "submission {}, once accepted, cannot be built any more: {}", id,
                    rejection->why);
    }
    return std::get<std::shared_ptr<match::Bot const>>(std::move(made));
}

} // namespace submissions
