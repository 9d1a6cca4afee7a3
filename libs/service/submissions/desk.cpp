#include "submissions/desk.hpp"

#include "languages/nickname.hpp"
#include "queue/levels.hpp"
#include "storage/contents.hpp"
#include "storage/uploads.hpp"
#include "submissions/clerk.hpp"
#include "submissions/events.hpp"
#include "support/controls.hpp"

#include <fmt/format.h>

namespace submissions {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// A name is part of messages and of the report; what else it may be is the language's matter.
Result<void> check_file_name(std::string const& name) {
    constexpr std::size_t longest = 100;
    bool const has_path = name.find_first_of("/\\") != std::string::npos;
    if (name.empty() || name.size() > longest || has_path || name.starts_with('.') ||
        !support::is_plainly_seen(name)) {
        return fail(ErrorKind::invalid,
                    "\"file\" must be a file name without a folder, at most {} bytes long", longest);
    }
    return {};
}

} // namespace

Desk::Desk(Dependencies dependencies) : m_with(std::move(dependencies)) {}

Result<storage::Version> Desk::hand_in(Upload const& upload) {
    auto const game = TULKAS_TRY(m_with.games.find(upload.game));
    TULKAS_TRY(standard_terms(*game, m_with.standards));
    TULKAS_TRY(check_file_name(upload.file_name));
    if (!upload.name.empty()) {
        TULKAS_TRY(languages::check_name(upload.name));
    }
    std::unique_lock counted(m_at_contests, std::defer_lock);
    Admission admission;
    auto const now = m_with.queue.now();
    if (upload.contest != storage::no_contest) {
        counted.lock();
        auto const may = m_with.hooks.may_submit
                             ? m_with.hooks.may_submit(upload.contest, upload.author, upload.game, now)
                             : fail(ErrorKind::not_found, "there is no contest {}", upload.contest);
        if (!may) {
            return pass_on(may);
        }
        admission = *may;
    }
    storage::Version version;
    Result<void> has_room;
    TULKAS_TRY(m_with.database.write([&](storage::Transaction& transaction) {
        has_room = storage::Uploads::check_room(transaction, upload.author, std::ssize(upload.content),
                                                upload.most_stored);
        if (!has_room) {
            return;
        }
        auto const source = storage::Contents::put(transaction, upload.content);
        version = storage::Submissions::add(transaction,
                                            {.author = upload.author,
                                             .game = upload.game,
                                             .contest = upload.contest,
                                             .file_name = upload.file_name,
                                             .name = upload.name,
                                             .source = source,
                                             .size = std::ssize(upload.content),
                                             .is_official = admission.is_official},
                                            now);
        version.work =
            m_with.queue.add(transaction, {.kind = queue::kind_at(judge_kind, admission.level),
                                           .priority = queue::Priority::judging,
                                           .author = upload.author_name,
                                           .what = fmt::format(R"({{"submission": {}}})", version.id),
                                           .key = fmt::format("submission {}", version.id)});
        storage::Submissions::set_work(transaction, version.id, version.work);
        storage::Submissions::say(transaction, version.id,
                                  stage_event(storage::SubmissionState::waiting, now));
    }));
    m_with.queue.wake();
    return has_room ? Result<storage::Version>(std::move(version)) : pass_on(has_room);
}

Result<void> Desk::cancel(storage::Version const& version) {
    auto const too_late = [&] {
        return fail(ErrorKind::refused, "submission {} has been judged or cancelled already", version.id);
    };
    if (version.finished) { // its work may still be on the way to its end
        return too_late();
    }
    auto const now = m_with.queue.now();
    auto cancelled = storage::Cancelling::too_late;
    auto const written = m_with.database.write([&](storage::Transaction& transaction) {
        cancelled = storage::Works::cancel(transaction, version.work, now);
        if (cancelled != storage::Cancelling::too_late) {
            std::string const why = "its author cancelled it";
            storage::Submissions::finish(transaction, version.id,
                                         {.state = storage::SubmissionState::cancelled, .why = why}, now);
            storage::Submissions::say(transaction, version.id,
                                      verdict_event(storage::SubmissionState::cancelled, why, now));
        }
    });
    m_with.queue.wake();
    m_with.feed.news(version.id);
    if (!written) {
        return written;
    }
    return cancelled == storage::Cancelling::too_late ? too_late() : Result<void>();
}

bool Desk::may_see(storage::StoredBot const& bot, support::AccountId who, bool is_administrator) const {
    bool const is_organiser = bot.contest != storage::no_contest && m_with.hooks.is_organiser &&
                              m_with.hooks.is_organiser(bot.contest, who);
    auto const is_theirs = storage::Submissions(m_with.database).is_of(bot, who);
    return is_administrator || (is_theirs && *is_theirs) || is_organiser;
}

} // namespace submissions
