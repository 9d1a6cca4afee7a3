#include "packages/examination.hpp"

#include "packages/leaks.hpp"
#include "packages/program.hpp"
#include "packages/provocations.hpp"
#include "packages/test_games.hpp"
#include "packages/twins.hpp"
#include "record/text.hpp"
#include "support/random.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace packages {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

constexpr std::size_t large_record = std::size_t{256} * 1024;
constexpr std::uint64_t first_random_seed = 1000;
constexpr auto slow_move = std::chrono::milliseconds(100);
constexpr std::size_t most_random_moves = 20'000;

class Examiner {
public:
    Examiner(Trial const& trial, TestGames games, ExaminationSettings const& settings)
        : m_trial(trial), m_games(std::move(games)), m_settings(settings) {}

    Result<Examination> run() {
        count_players();
        TULKAS_TRY(watch_games());
        m_settings.tell("games that differ only in what is hidden");
        TULKAS_TRY(look_for_twins(m_trial, m_answers, m_games, m_found));
        TULKAS_TRY(provoke(m_trial, m_games, m_found, m_settings.tell));
        TULKAS_TRY(play_at_random());
        look_at_sizes();
        return std::move(m_found).take();
    }

private:
    void count_players() {
        std::set<std::size_t> numbers;
        for (auto const& game : m_trial.games) {
            numbers.insert(game.seats.size());
        }
        m_found.tried(fmt::format("numbers of players: {}", fmt::join(numbers, ", ")));
    }

    // Everything that the engine asks and shows while all do right.
    Result<void> watch_games() {
        m_settings.tell("looking at what everybody is shown");
        auto const used_before = m_games.used();
        for (auto const& game : m_trial.games) {
            std::vector<SeatQuestion> questions;
            RecordedAnswers answers(game);
            auto const actions = [&](rules::Seat seat, protocol::Call const& call) -> TestAction {
                auto const* const answer = answers.next(seat);
                if (answer == nullptr) {
                    return Exit{};
                }
                questions.push_back({.seat = seat, .params = call.params});
                m_answers[call.method].insert(*answer);
                return *answer;
            };
            auto const played = m_games.play(game.seed, game.seats.size(), actions);
            if (!played && played.error().kind != ErrorKind::refused) {
                return pass_on(played);
            }
            m_moves += game.moves.size();
            TULKAS_TRY(look_for_leaks(game, questions));
        }
        m_time = m_games.used() - used_before;
        return {};
    }

    Result<void> look_for_leaks(record::GameRecord const& game, std::vector<SeatQuestion> const& questions) {
        record::ShownReader views(game.shown);
        for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
            auto const* const view = TULKAS_TRY(views.at(ply));
            auto const asked =
                ply < questions.size() ? std::optional(questions[ply]) : std::optional<SeatQuestion>();
            if (auto const leak = leak_in(*view, asked); leak && ply < game.moves.size()) {
                m_found.look_at(fmt::format("seed {}, ply {}: {}", game.seed, ply + 1, *leak),
                                "show it only to the seat that may know it, or to everybody");
                return {};
            }
        }
        m_found.tried(fmt::format("views of seed {}: nothing that one seat alone is shown is seen elsewhere",
                                  game.seed));
        return {};
    }

    // Whole games by chance, with each number of players in turn.
    Result<void> play_at_random() {
        m_settings.tell("games by chance");
        auto const& manifest = m_trial.package.manifest;
        int const numbers = manifest.most_players - manifest.players + 1;
        int const games = std::max(m_settings.random_games, numbers);
        std::size_t moves = 0;
        for (int number = 0; number < games; ++number) {
            auto const seats = static_cast<std::size_t>(manifest.players + number % numbers);
            moves += TULKAS_TRY(play_at_random(static_cast<std::uint64_t>(number), seats));
        }
        m_found.tried(fmt::format("games by chance: {}, {} moves", games, moves));
        return {};
    }

    // What is listed, else what other bots have answered to the same question.
    std::string any_answer(protocol::Call const& call, support::Random& chance, bool& is_listed) {
        auto const below = [&](std::size_t count) { return chance.below(static_cast<std::uint32_t>(count)); };
        auto const listed = moves_in(call);
        is_listed = listed && !listed->empty();
        if (is_listed) {
            return support::to_text((*listed)[below(listed->size())]);
        }
        auto const& known = m_answers[call.method];
        return known.empty() ? "null"
                             : *std::next(known.begin(), static_cast<std::ptrdiff_t>(below(known.size())));
    }

    // How many moves were made.
    Result<std::size_t> play_at_random(std::uint64_t number, std::size_t seats) {
        support::Random chance(number);
        bool are_listed = true;
        auto const actions = [&](rules::Seat, protocol::Call const& call) -> TestAction {
            bool is_listed = false;
            auto answer = any_answer(call, chance, is_listed);
            are_listed = are_listed && is_listed;
            return answer;
        };
        auto const seed = first_random_seed + number;
        auto const began = std::chrono::steady_clock::now();
        std::atomic<bool> is_enough = false;
        std::size_t made = 0;
        runtime::Conditions conditions;
        conditions.series_has_ended = &is_enough;
        conditions.after_move = [&] {
            is_enough = ++made >= most_random_moves ||
                        std::chrono::steady_clock::now() - began > m_settings.most_time;
        };
        auto const played = m_games.play(seed, seats, actions, conditions);
        if (is_enough) {
            m_found.look_at(fmt::format("seed {}: a game by chance was not over after {} moves", seed, made),
                            "end every game after a number of moves, whatever bots do");
        } else if (!played && played.error().kind != ErrorKind::refused) {
            return pass_on(played);
        } else if (!played) {
            m_found.fault(fmt::format("seed {}: in a game of {} by chance, {}", seed, seats,
                                      first_line(played.error().message)),
                          "check every answer before you use it, and blame the bot (BotError)");
        } else if (played->blame && are_listed) {
            m_found.fault(fmt::format("seed {}: a bot that answered only what was listed is blamed: {}", seed,
                                      played->blame->why),
                          "list only what you accept: `moves` is offered to people as it is");
        }
        return made;
    }

    void look_at_sizes() {
        std::size_t largest = 0;
        for (auto const& game : m_trial.games) {
            largest = std::max(largest, record::to_text(game).size());
        }
        auto const per_move = m_time / std::max<std::size_t>(1, m_moves);
        auto const milliseconds = std::chrono::duration<double, std::milli>(per_move).count();
        m_found.tried(fmt::format("speed: {:.2f} ms of CPU time per move", milliseconds));
        m_found.tried(fmt::format("largest record: {} KB", (largest + 999) / 1000));
        if (per_move > slow_move) {
            m_found.look_at(fmt::format("the engine takes {:.0f} ms of CPU time per move", milliseconds),
                            "compute less between two questions: a bot is judged in many games");
        }
        if (largest > large_record) {
            m_found.look_at(
                fmt::format("a record has {} KB", largest / 1000),
                "show only what changes from move to move, and give bots and viewers short names");
        }
    }

    Trial const& m_trial;
    TestGames m_games;
    ExaminationSettings const& m_settings;
    Findings m_found;
    KnownAnswers m_answers; // of bots that do right, by method
    std::size_t m_moves = 0;
    rules::Duration m_time{}; // of the engine for these moves
};

} // namespace

Result<Examination> examine(Trial const& trial, match::Workshop& workshop,
                            ExaminationSettings const& settings) {
    auto built = TULKAS_TRY(build_engine(trial.package, workshop));
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&built)) {
        return fail(ErrorKind::unavailable, "{}", rejection->why); // it was built a moment ago
    }
    TestGames games(std::get<match::BuiltProgram>(std::move(built)), workshop,
                    {.name = trial.package.manifest.name, .silence = settings.silence});
    return Examiner(trial, std::move(games), settings).run();
}

} // namespace packages
