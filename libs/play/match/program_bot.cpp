#include "match/program_bot.hpp"

#include "match/program_player.hpp"
#include "source_rules/breaches.hpp"
#include "source_rules/inspection.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace match {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

class ProgramBot final : public Bot {
public:
    ProgramBot(languages::BuiltBot bot, Workshop& workshop) : m_bot(std::move(bot)), m_workshop(workshop) {}

    [[nodiscard]] std::string const& name() const override { return m_bot.name; }
    [[nodiscard]] std::string hash() const override { return m_bot.digest; }
    [[nodiscard]] languages::ProgramFacts facts() const override { return m_bot.facts; }

    [[nodiscard]] Result<runtime::Player> sit_down(Seating const& seating) const override {
        auto program = m_bot.program(m_workshop.setting(), memory_for(seating, m_workshop));
        return runtime::Player{.name = m_bot.name,
                               .channel =
                                   open_program(m_workshop, std::move(program), seating.loop, seating.core),
                               .hash = m_bot.digest};
    }

private:
    languages::BuiltBot m_bot;
    Workshop& m_workshop;
};

} // namespace

Result<void> check_nickname(std::string const& nickname, rules::Game const& game) {
    return rules::looks_like_house_bot(game, nickname)
               ? fail(ErrorKind::refused, "the nickname {} is that of a house bot; choose another",
                      support::in_quotes(nickname))
               : Result<void>();
}

std::optional<pairing::Rejection> wrong_language(std::vector<std::string> const& taken,
                                                 languages::Language const& language) {
    if (taken.empty() || std::ranges::find(taken, language.name) != taken.end()) {
        return std::nullopt;
    }
    return pairing::Rejection{.why = fmt::format("{} is not taken here; these languages are: {}",
                                                 language.title, fmt::join(taken, ", ")),
                              .messages = {}};
}

namespace {

Result<BotOrRejection> make_by_terms(languages::Submission const& submission, Workshop& workshop,
                                     ProgramTerms const& terms) {
    if (auto wrong = wrong_language(terms.languages, *submission.language)) {
        return *std::move(wrong);
    }
    auto const inspection = TULKAS_TRY(source_rules::inspect(terms.source, submission, workshop.builder()));
    if (!inspection.breaches.empty()) {
        return source_rules::rejection_of(inspection.breaches);
    }
    auto made = TULKAS_TRY(make_program_bot(submission, workshop));
    bool const is_built = std::holds_alternative<std::shared_ptr<Bot const>>(made);
    return is_built && inspection.unreadable ? source_rules::rejection_of({*inspection.unreadable})
                                             : Result<BotOrRejection>(std::move(made));
}

} // namespace

Result<BotOrRejection> make_program_bot(std::filesystem::path const& path, Workshop& workshop,
                                        ProgramTerms const& terms, Warn const& warn) {
    auto const submission = languages::read_submission(workshop.languages(), path, terms.files);
    if (submission) {
        if (warn) {
            std::ranges::for_each(submission->warnings, warn);
        }
        return make_by_terms(*submission, workshop, terms);
    }
    auto const& [kind, message] = submission.error();
    if (kind == ErrorKind::unavailable || kind == ErrorKind::not_found) { // it could not be read
        return fail(kind, "{}: {}", support::in_quotes(path.string()), message);
    }
    return pairing::Rejection{.why = message, .messages = {}};
}

Result<BotOrRejection> make_program_bot(languages::Submission const& submission, Workshop& workshop,
                                        sandbox::Heard const& heard, support::CorePermit* core) {
    auto outcome = TULKAS_TRY(workshop.builder().build(submission, heard, core));
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&outcome)) {
        return pairing::Rejection{.why = failure->summary, .messages = failure->messages};
    }
    return std::make_shared<ProgramBot const>(std::get<languages::BuiltBot>(std::move(outcome)), workshop);
}

BotOrRejection fitting(BotOrRejection bot, rules::Game const& game) {
    auto const* const made = std::get_if<std::shared_ptr<Bot const>>(&bot);
    if (made == nullptr || !game.info().is_built_in()) {
        return bot;
    }
    auto const facts = (*made)->facts();
    auto const start = rules::start_standard(game);
    auto const decision = start ? (*start)->decision() : std::nullopt;
    if (!decision || facts.may_answer(decision->method)) {
        return bot;
    }
    return pairing::Rejection{.why = fmt::format("is not a bot for {}, which asks {}; it answers {}",
                                                 game.info().name, decision->method,
                                                 fmt::join(facts.answers, ", ")),
                              .messages = {}};
}

} // namespace match
