#include "submissions/judge.hpp"

#include "languages/compiler_output.hpp"
#include "match/house_bot.hpp"
#include "match/program_bot.hpp"
#include "match/program_game.hpp"
#include "match/qualify.hpp"
#include "source_rules/breaches.hpp"
#include "source_rules/inspection.hpp"

#include <fmt/format.h>

namespace submissions {

using storage::SubmissionState;
using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

Findings rejected(pairing::Rejection rejection, std::string const& language) {
    auto output = rejection.breaches.empty() ? rejection.messages : ""; // nothing was built
    return {.language = language,
            .nickname = {},
            .framework = {},
            .rejection = std::move(rejection),
            .build_output = std::move(output)};
}

bool is_ours(support::Error const& error) {
    return error.kind == ErrorKind::unavailable;
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

pairing::Qualification qualification_of(Order const& order) {
    auto rules = pairing::qualification_rules(order.game.info(), order.terms.setup.seats, order.seed);
    rules.games = order.terms.games;
    rules.wins = order.terms.wins;
    return pairing::Qualification(rules);
}

Result<Verdict> Judge::judge(Order const& order, JudgeListener const& listener, std::atomic<bool>& stop,
                             support::CorePermit* core) const {
    auto const findings = examine(order, listener, stop, core);
    return findings ? verdict(order, *findings, m_games) : pass_on(findings);
}

Result<Findings> Judge::examine(Order const& order, JudgeListener const& listener, std::atomic<bool>& stop,
                                support::CorePermit* core) const {
    auto const enemy = TULKAS_TRY(match::house_bot_name(order.terms.baseline, order.game, m_games));
    TULKAS_TRY(match::make_ready(order.game, core));
    TULKAS_TRY(listener.entered(SubmissionState::checking));
    auto const submission = languages::check_submission(m_workshop.languages(), order.file, rules_of(order));
    if (!submission) {
        return is_ours(submission.error())
                   ? Result<Findings>(pass_on(submission))
                   : rejected({.why = submission.error().message, .messages = {}}, "");
    }
    auto const& language = *submission->language;
    if (auto const wrong = match::wrong_language(order.terms.languages, language)) {
        return rejected(*wrong, language.name);
    }
    auto const inspection =
        TULKAS_TRY(source_rules::inspect(order.terms.source, *submission, m_workshop.builder(), core));
    if (!inspection.breaches.empty()) {
        return rejected(source_rules::rejection_of(inspection.breaches), language.name);
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
        return rejected(*rejection, language.name);
    }
    if (inspection.unreadable) {
        return rejected(source_rules::rejection_of({*inspection.unreadable}), language.name);
    }
    auto const& bot = std::get<std::shared_ptr<match::Bot const>>(fit);
    auto const framework = bot->facts().framework;
    auto const name = rules::name_in_framework(order.game, enemy, framework);
    auto records = TULKAS_TRY(qualify(
        order, {match::renamed(bot, order.player), match::renamed(match::make_house_bot(enemy), name)},
        listener, stop, core));
    return Findings{.language = language.name,
                    .nickname = submission->name,
                    .framework = framework,
                    .build_output = languages::shorten(said),
                    .records = std::move(records)};
}

Result<std::vector<record::GameRecord>> Judge::qualify(Order const& order, Bots const& bots,
                                                       JudgeListener const& listener, std::atomic<bool>& stop,
                                                       support::CorePermit* core) {
    TULKAS_TRY(listener.entered(SubmissionState::qualifying));
    auto setup = order.terms.setup;
    setup.seed = order.seed;
    auto qualification = qualification_of(order);
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
    TULKAS_TRY(match::qualify(tables, qualification, [&](record::GameRecord const& record) -> Result<void> {
        qualification.add(record);
        return listener.played(qualification);
    }));
    return qualification.records();
}

Result<Verdict> Judge::verdict(Order const& order, Findings const& findings, rules::Registry const& games) {
    auto const enemy = TULKAS_TRY(match::house_bot_name(order.terms.baseline, order.game, games));
    pairing::JudgedUpload const upload{.game = order.game,
                                       .setup = order.terms.setup,
                                       .time = order.terms.time,
                                       .player = order.player,
                                       .enemy =
                                           rules::name_in_framework(order.game, enemy, findings.framework)};
    Verdict verdict{
        .language = findings.language, .nickname = findings.nickname, .build_output = findings.build_output};
    if (auto const& rejection = findings.rejection) {
        verdict.why = rejection->why;
        verdict.text = pairing::to_text(*rejection, upload);
        verdict.report = pairing::to_json(*rejection, upload);
        verdict.breaches = rejection->breaches;
        return verdict;
    }
    auto qualification = qualification_of(order);
    verdict.text = pairing::head_text(upload);
    for (auto const& record : findings.records) {
        qualification.add(record);
        verdict.text +=
            pairing::match_text(qualification, static_cast<int>(qualification.records().size()) - 1);
    }
    verdict.is_accepted = qualification.has_passed();
    verdict.why = verdict.is_accepted ? "" : pairing::why_not_accepted(qualification, order.game);
    verdict.text += pairing::tail_text(qualification);
    verdict.report = pairing::to_json(qualification, upload);
    return verdict;
}

} // namespace submissions
