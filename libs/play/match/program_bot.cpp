#include "match/program_bot.hpp"

#include "match/program_player.hpp"
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

Result<BotOrRejection> make_program_bot(std::filesystem::path const& path, Workshop& workshop,
                                        languages::SubmissionRules const& rules, Warn const& warn) {
    auto const submission = languages::read_submission(workshop.languages(), path, rules);
    if (submission) {
        if (warn) {
            std::ranges::for_each(submission->warnings, warn);
        }
        return make_program_bot(*submission, workshop);
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
