#include "match/program_bot.hpp"

#include "match/program_player.hpp"
#include "support/text.hpp"

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

    [[nodiscard]] Result<runtime::Player> sit_down(Seating const& seating) const override {
        auto program = m_bot.program(m_workshop.setting(), seating.memory.value_or(m_workshop.memory()));
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

Result<BotOrRejection> make_program_bot(std::filesystem::path const& path, Workshop& workshop) {
    auto const submission = languages::read_submission(workshop.languages(), path);
    if (submission) {
        return make_program_bot(*submission, workshop);
    }
    auto const& [kind, message] = submission.error();
    if (kind == ErrorKind::unavailable || kind == ErrorKind::not_found) { // it could not be read
        return fail(kind, "{}: {}", support::in_quotes(path.string()), message);
    }
    return pairing::Rejection{.why = message, .messages = {}};
}

Result<BotOrRejection> make_program_bot(languages::Submission const& submission, Workshop& workshop,
                                        sandbox::Heard const& heard) {
    auto outcome = TULKAS_TRY(workshop.builder().build(submission, heard));
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&outcome)) {
        return pairing::Rejection{.why = failure->summary, .messages = failure->messages};
    }
    return std::make_shared<ProgramBot const>(std::get<languages::BuiltBot>(std::move(outcome)), workshop);
}

} // namespace match
