#include "tulkas/program_bot.hpp"

#include "support/text.hpp"
#include "tulkas/output.hpp"
#include "tulkas/program_player.hpp"

#include <fmt/format.h>

#include <utility>
#include <variant>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

class ProgramBot final : public Bot {
public:
    ProgramBot(languages::BuiltBot bot, Workshop& workshop) : m_bot(std::move(bot)), m_workshop(workshop) {}

    [[nodiscard]] std::string const& name() const override { return m_bot.name; }

    [[nodiscard]] Result<runtime::Player> sit_down(Place const& place) const override {
        auto program = m_bot.program(m_workshop.setting(), m_workshop.memory());
        return runtime::Player{.name = m_bot.name,
                               .channel = open_program(m_workshop, std::move(program), place),
                               .hash = m_bot.digest};
    }

private:
    languages::BuiltBot m_bot;
    Workshop& m_workshop;
};

} // namespace

Result<std::unique_ptr<Bot const>> make_program_bot(std::string const& path, Workshop& workshop) {
    auto const submission = languages::read_submission(workshop.languages(), path);
    if (!submission) {
        return fail(submission.error().kind, "{}: {}", support::in_quotes(path), submission.error().message);
    }
    auto outcome = workshop.builder().build(*submission);
    if (!outcome) {
        return pass_on(outcome);
    }
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&*outcome)) {
        print_note(failure->messages);
        return fail(ErrorKind::refused, "{}: {}", support::in_quotes(path), failure->summary);
    }
    return std::make_unique<ProgramBot const>(std::get<languages::BuiltBot>(*std::move(outcome)), workshop);
}

} // namespace tulkas
