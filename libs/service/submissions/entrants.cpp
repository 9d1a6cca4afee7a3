#include "submissions/entrants.hpp"

#include <charconv>

namespace submissions {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;
using Found = Result<std::shared_ptr<match::Bot const>>;

namespace {

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
    : m_submissions(database), m_contents(database), m_built(workshop) {}

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

Result<support::SubmissionId> Entrants::accepted(storage::StoredBot const& bot) {
    return bot.accepted ? Result<support::SubmissionId>(*bot.accepted)
                        : fail(ErrorKind::not_found, "no submission of {} for {} was accepted yet",
                               bot.owner_name, bot.game);
}

Found Entrants::version(support::SubmissionId id, std::string const& name, support::CorePermit* core) {
    return m_built.version(id, name, [&] { return load(id); }, core);
}

Result<languages::SourceFile> Entrants::load(support::SubmissionId id) {
    auto const stored = TULKAS_TRY(m_submissions.find(id));
    if (!stored) {
        return fail(ErrorKind::not_found, "there is no submission {}", id);
    }
    auto source = TULKAS_TRY(m_contents.get(stored->source));
    return languages::SourceFile{.name = stored->file_name, .content = std::move(source)};
}

} // namespace submissions
