#include "submissions/judge.hpp"

#include "languages/compiler_output.hpp"
#include "match/house_bot.hpp"
#include "match/program_bot.hpp"
#include "match/qualify.hpp"

#include <boost/algorithm/string/join.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace submissions {

using storage::SubmissionState;
using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

Verdict rejected(pairing::Rejection const& rejection, pairing::JudgedUpload const& upload,
                 std::string const& language) {
    return {.is_accepted = false,
            .language = language,
            .nickname = {},
            .why = rejection.why,
            .text = pairing::to_text(rejection, upload),
            .build_output = rejection.messages,
            .report = pairing::to_json(rejection, upload)};
}

bool is_ours(support::Error const& error) {
    return error.kind == ErrorKind::unavailable;
}

std::optional<pairing::Rejection> wrong_language(Terms const& terms, languages::Language const& language) {
    if (terms.languages.empty() ||
        std::ranges::find(terms.languages, language.name) != terms.languages.end()) {
        return std::nullopt;
    }
    return pairing::Rejection{.why = fmt::format("{} is not taken here; these languages are: {}",
                                                 language.title, boost::join(terms.languages, ", ")),
                              .messages = {}};
}

languages::SubmissionRules rules_of(Order const& order) {
    return {.most_bytes = order.terms.most_bytes,
            .converts_encodings = order.terms.converts_encodings,
            .name = order.name,
            .default_name = order.default_name,
            .check_nickname = [&order](std::string const& nickname) {
                auto const allowed = match::check_nickname(nickname, order.game);
                return allowed && order.check_nickname ? order.check_nickname(nickname) : allowed;
            }};
}

} // namespace

Result<Verdict> Judge::judge(Order const& order, JudgeListener const& listener, std::atomic<bool>& stop,
                             support::CorePermit* core) const {
    auto const enemy = TULKAS_TRY(match::house_bot_name(order.terms.baseline, order.game, m_games));
    pairing::JudgedUpload upload{.game = order.game,
                                 .setup = order.terms.setup,
                                 .time = order.terms.time,
                                 .player = order.player,
                                 .enemy = enemy};
    TULKAS_TRY(listener.entered(SubmissionState::checking));
    auto const submission = languages::check_submission(m_workshop.languages(), order.file, rules_of(order));
    if (!submission) {
        return is_ours(submission.error())
                   ? Result<Verdict>(pass_on(submission))
                   : rejected({.why = submission.error().message, .messages = {}}, upload, "");
    }
    auto const& language = *submission->language;
    if (auto const wrong = wrong_language(order.terms, language)) {
        return rejected(*wrong, upload, language.name);
    }
    TULKAS_TRY(listener.entered(SubmissionState::building));
    std::string said;
    for (auto const& warning : submission->warnings) {
        said += fmt::format("warning: {}\n", warning);
        listener.printed(fmt::format("warning: {}\n", warning));
    }
    auto const hear = [&](std::string_view text) {
        said += text;
        listener.printed(text);
    };
    auto made = TULKAS_TRY(match::make_program_bot(*submission, m_workshop, hear, core));
    auto const fit = match::fitting(std::move(made), order.game);
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&fit)) {
        return rejected(*rejection, upload, language.name);
    }
    auto const& bot = std::get<std::shared_ptr<match::Bot const>>(fit);
    upload.enemy = rules::name_in_framework(order.game, enemy, bot->facts().framework);
    auto verdict = qualify(
        order, upload,
        {match::renamed(bot, order.player), match::renamed(match::make_house_bot(enemy), upload.enemy)},
        listener, stop, core);
    if (verdict) {
        verdict->language = language.name;
        verdict->nickname = submission->name;
        verdict->build_output = languages::shorten(said);
    }
    return verdict;
}

Result<Verdict> Judge::qualify(Order const& order, pairing::JudgedUpload const& upload, Bots const& bots,
                               JudgeListener const& listener, std::atomic<bool>& stop,
                               support::CorePermit* core) const {
    TULKAS_TRY(listener.entered(SubmissionState::qualifying));
    auto setup = order.terms.setup;
    setup.seed = order.seed;
    pairing::Qualification qualification(
        {.games = order.terms.games, .wins = order.terms.wins, .seats = setup.seats, .seed = order.seed});
    match::GameTerms const hall{.game = order.game,
                                .setup = setup,
                                .bots = bots,
                                .time = order.terms.time,
                                .threads = 1,
                                .stop = stop,
                                .core = core,
                                .wall = record::wall_of_judging(order.terms.time, order.terms.games),
                                .memory = order.terms.memory};
    match::GameRunner tables(hall);
    std::string text = pairing::head_text(upload);
    auto const played =
        match::qualify(tables, qualification, [&](record::GameRecord const& record) -> Result<void> {
            qualification.add(record);
            text += pairing::match_text(qualification, static_cast<int>(qualification.records().size()) - 1);
            return listener.played(qualification);
        });
    if (!played) {
        return pass_on(played);
    }
    bool const has_passed = qualification.has_passed();
    return Verdict{.is_accepted = has_passed,
                   .why = has_passed ? "" : pairing::why_not_accepted(qualification, order.game),
                   .text = text + pairing::tail_text(qualification),
                   .report = pairing::to_json(qualification, upload)};
}

} // namespace submissions
