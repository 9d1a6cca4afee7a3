// Whether recorded games are as they were written, and whether the rules, or the engine, come to the same
// ends.
#include "record/replay.hpp"
#include "support/json.hpp"
#include "tulkas/engine_series.hpp"
#include "tulkas/output.hpp"
#include "tulkas/replay_arguments.hpp"
#include "tulkas/workshop_arguments.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

// An engine that was given, built and ready to play games again.
class Engine {
public:
    [[nodiscard]] static Result<Engine> build(std::string const& path, WorkshopArguments const& arguments) {
        auto const settings = workshop_settings(arguments);
        auto workshop = settings ? match::Workshop::create(*settings) : pass_on(settings);
        if (!workshop) {
            return pass_on(workshop);
        }
        auto program = TULKAS_TRY(build_program(path, **workshop));
        return Engine(*std::move(workshop), std::move(program));
    }

    [[nodiscard]] Result<void> verify(record::GameRecord const& record) const {
        return match::verify(m_program, record, *m_workshop);
    }

private:
    Engine(std::unique_ptr<match::Workshop> workshop, match::BuiltProgram program)
        : m_workshop(std::move(workshop)), m_program(std::move(program)) {}

    std::unique_ptr<match::Workshop> m_workshop;
    match::BuiltProgram m_program;
};

struct Verified {
    std::string text;   // a line for each game
    int not_played = 0; // games that only their engine could play again
};

// Of a record that could be read, and so is as it was written.
Result<void> verify_game(Replay const& replay, Engine const* engine, Verified& verified) {
    auto const& [game, record] = replay;
    bool const can_play = game || engine != nullptr;
    if (can_play) {
        auto const done = game ? record::verify(*game, record) : engine->verify(record);
        if (!done) {
            return done;
        }
    }
    verified.text += fmt::format("{}: {} plies, over: {}\n", can_play ? "verified" : "unchanged",
                                 record.moves.size(), rules::to_text(record.outcome));
    verified.not_played += can_play ? 0 : 1;
    return {};
}

// What is wrong with the first game that has something wrong.
Result<Verified> verify_all(RecordedGames const& recorded, std::vector<int> const& numbers,
                            Engine const* engine, rules::Registry const& games) {
    Verified verified;
    for (int const number : numbers) {
        auto const replay = TULKAS_TRY(Replay::read(recorded, number, games));
        if (auto const done = verify_game(replay, engine, verified); !done) {
            return std::unexpected(recorded.error(number, done.error()));
        }
    }
    return verified;
}

Json to_json(Result<Verified> const& verified, std::size_t games) {
    return {{"verified", verified.has_value()},
            {"games", games},
            {"not_played_again", verified ? verified->not_played : 0},
            {"why", verified ? Json(nullptr) : Json(verified.error().message)}};
}

} // namespace

// Whatever is wrong with the games, the answer to "do they verify?" is no.
Result<void> verify_games(RecordedGames const& recorded, std::vector<int> const& numbers,
                          ReplayArguments const& arguments, rules::Registry const& games) {
    std::unique_ptr<Engine const> engine;
    if (arguments.engine) {
        auto built = TULKAS_TRY(Engine::build(*arguments.engine, arguments.bot.workshop));
        engine = std::make_unique<Engine const>(std::move(built));
    }
    auto const verified = verify_all(recorded, numbers, engine.get(), games);
    auto const printed = arguments.view.json ? print_json(to_json(verified, numbers.size()))
                         : verified          ? print(verified->text)
                                             : Result<void>();
    if (!verified) {
        return fail(ErrorKind::refused, "{}", verified.error().message);
    }
    if (verified->not_played > 0) {
        print_note("the games are unchanged; add --engine DIR to check them with their engine");
    }
    return printed;
}

} // namespace tulkas
