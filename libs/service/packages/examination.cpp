#include "packages/examination.hpp"

#include "match/engine_start.hpp"
#include "match/program_player.hpp"
#include "packages/leaks.hpp"
#include "packages/program.hpp"
#include "packages/test_bot.hpp"
#include "record/text.hpp"
#include "runtime/loop.hpp"
#include "support/random.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace packages {

using match::BuiltProgram;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Json;
using support::pass_on;
using support::Result;

bool Examination::has_faults() const {
    return std::ranges::any_of(findings, &Finding::is_fault);
}

namespace {

constexpr std::size_t most_listed_moves = 12; // that are tried, of one game
constexpr std::size_t large_record = std::size_t{256} * 1024;
constexpr std::uint64_t first_random_seed = 1000;
constexpr auto slow_move = std::chrono::milliseconds(100);
constexpr std::size_t most_random_moves = 20'000;

// What a bot that means harm, or was written in a hurry, may answer.
std::vector<std::string> hostile_answers() {
    return {"null",
            "true",
            "-1",
            "0.5",
            "1e308",
            "99999999999999999999",
            "\"\"",
            "\"\\u0000\"",
            "[]",
            "{}",
            "[null]",
            "{\"__proto__\":{\"x\":1}}",
            "[[[[[[[[1]]]]]]]]",
            '"' + std::string(100'000, 'x') + '"',
            "not JSON"};
}

// What became of a game in which one bot did something else than recorded.
struct Reaction {
    bool has_happened = false;               // the game came so far
    bool went_on = false;                    // somebody was asked again
    std::optional<rules::Seat> blamed;       // if it was over
    std::optional<std::string> failure;      // of the engine
    std::string done;                        // the answer
    std::optional<support::JsonArray> moves; // that the question listed
};

std::optional<support::JsonArray> moves_in(protocol::Call const& call) {
    auto const* const moves = call.params.if_contains("moves");
    return moves != nullptr && moves->is_array() ? std::optional(moves->get_array()) : std::nullopt;
}

bool lists(support::JsonArray const& moves, std::string const& answer) {
    auto const value = support::parse_json(answer);
    return value && std::ranges::find(moves, *value) != moves.end();
}

std::string shortened(std::string const& text) {
    constexpr std::size_t most = 60;
    return text.size() > most ? text.substr(0, most) + "…" : text;
}

// How an engine failed, without its log.
std::string first_line(std::string const& message) {
    return message.substr(0, message.find('\n'));
}

// An engine's channel that tells how much CPU time it took from the start of the game to its end.
class Metered final : public runtime::Channel {
public:
    Metered(std::unique_ptr<runtime::Channel> engine, rules::Duration& used)
        : m_engine(std::move(engine)), m_used(used) {}

    [[nodiscard]] runtime::BinarySet wanted() const override { return m_engine->wanted(); }
    void open(runtime::Inbox& inbox, runtime::ActorId self) override { m_engine->open(inbox, self); }
    void send(runtime::Envelope const& envelope) override {
        if (!m_before) {
            m_before = m_engine->cpu_time();
        }
        m_engine->send(envelope);
    }
    void close() override {
        m_used += m_engine->cpu_time() - m_before.value_or(m_engine->cpu_time());
        m_engine->close();
    }
    [[nodiscard]] bool thinks_here() const override { return m_engine->thinks_here(); }
    [[nodiscard]] rules::Duration cpu_time() override { return m_engine->cpu_time(); }
    [[nodiscard]] rules::Duration machine_time() override { return m_engine->machine_time(); }
    void hold() override { m_engine->hold(); }
    void let_go_on() override { m_engine->let_go_on(); }

private:
    std::unique_ptr<runtime::Channel> m_engine;
    rules::Duration& m_used;
    std::optional<rules::Duration> m_before; // its start
};

class Examiner {
public:
    Examiner(Trial const& trial, BuiltProgram engine, match::Workshop& workshop,
             ExaminationSettings const& settings)
        : m_trial(trial), m_engine(std::move(engine)), m_workshop(workshop), m_settings(settings) {}

    Result<Examination> run() {
        TULKAS_TRY(watch_games());
        TULKAS_TRY(try_hostile_answers());
        TULKAS_TRY(try_listed_moves());
        TULKAS_TRY(try_failures());
        TULKAS_TRY(play_at_random());
        look_at_sizes();
        return std::move(m_found);
    }

private:
    using Trick = std::function<TestAction(protocol::Call const&, std::string const& recorded)>;

    void fault(std::string what, std::string mend) {
        if (m_known.insert(what).second) {
            m_found.findings.push_back({.is_fault = true, .what = std::move(what), .mend = std::move(mend)});
        }
    }
    void look_at(std::string what, std::string mend) {
        if (m_known.insert(what).second) {
            m_found.findings.push_back({.is_fault = false, .what = std::move(what), .mend = std::move(mend)});
        }
    }

    // One game with test bots on all seats.
    Result<record::GameRecord> play(std::uint64_t seed, TestActions const& actions,
                                    runtime::Conditions conditions) {
        runtime::Loop loop;
        int const seats = m_trial.package.manifest.players;
        rules::Setup const setup{.options = TULKAS_TRY(rules::Options::create(m_engine.start.options, {})),
                                 .seed = seed,
                                 .seats = seats};
        std::vector<runtime::Player> players;
        for (int seat = 0; seat < seats; ++seat) {
            players.push_back({.name = "test", .channel = std::make_unique<TestBot>(actions)});
        }
        conditions.loop = &loop;
        conditions.limits.time.wall_per_call = m_settings.silence;
        auto program = m_engine.built.program(m_workshop.setting(), m_workshop.memory());
        return runtime::play({.game = m_trial.package.manifest.name,
                              .channel = std::make_unique<Metered>(
                                  match::open_program(m_workshop, std::move(program), loop, {}), m_used),
                              .start = match::start_data(m_engine.start, setup)},
                             std::move(players), conditions);
    }

    // The recorded game, in which at this ply a trick is played.
    Result<Reaction> replay(record::GameRecord const& game, std::size_t ply, Trick const& trick) {
        Reaction reaction;
        std::vector<std::vector<std::string const*>> answers(game.seats.size());
        for (auto const& move : game.moves) {
            answers[static_cast<std::size_t>(move.seat)].push_back(&move.move);
        }
        std::vector<std::size_t> given(game.seats.size());
        std::size_t asked = 0;
        auto const actions = [&](rules::Seat seat, protocol::Call const& call) -> TestAction {
            auto& next = given[static_cast<std::size_t>(seat)];
            if (reaction.has_happened || next == answers[static_cast<std::size_t>(seat)].size()) {
                reaction.went_on = true;
                return Exit{};
            }
            auto const& recorded = *answers[static_cast<std::size_t>(seat)][next++];
            if (asked++ != ply) {
                return recorded;
            }
            reaction.has_happened = true;
            reaction.moves = moves_in(call);
            auto action = trick(call, recorded);
            if (auto const* const text = std::get_if<std::string>(&action)) {
                reaction.done = *text;
            }
            return action;
        };
        auto const played = play(game.seed, actions, {});
        if (!played && played.error().kind != ErrorKind::refused) {
            return pass_on(played);
        }
        if (!played) {
            reaction.failure = first_line(played.error().message);
        } else if (played->blame && !reaction.went_on) {
            reaction.blamed = played->blame->seat;
        }
        return reaction;
    }

    // Everything that the engine asks and shows while all do right.
    Result<void> watch_games() {
        m_settings.tell("looking at what everybody is shown");
        for (auto const& game : m_trial.games) {
            std::vector<SeatQuestion> questions;
            auto const used_before = m_used;
            std::vector<std::size_t> given(game.seats.size());
            std::vector<std::vector<std::string const*>> answers(game.seats.size());
            for (auto const& move : game.moves) {
                answers[static_cast<std::size_t>(move.seat)].push_back(&move.move);
            }
            auto const actions = [&](rules::Seat seat, protocol::Call const& call) -> TestAction {
                auto& next = given[static_cast<std::size_t>(seat)];
                if (next == answers[static_cast<std::size_t>(seat)].size()) {
                    return Exit{};
                }
                questions.push_back({.seat = seat, .params = call.params});
                auto const& answer = *answers[static_cast<std::size_t>(seat)][next++];
                m_answers[call.method].insert(answer);
                return answer;
            };
            auto const played = play(game.seed, actions, {});
            if (!played && played.error().kind != ErrorKind::refused) {
                return pass_on(played);
            }
            m_moves += game.moves.size();
            m_time += m_used - used_before;
            TULKAS_TRY(look_for_leaks(game, questions));
        }
        return {};
    }

    Result<void> look_for_leaks(record::GameRecord const& game, std::vector<SeatQuestion> const& questions) {
        record::ShownReader views(game.shown);
        for (std::size_t ply = 0; ply <= game.moves.size(); ++ply) {
            auto const* const view = TULKAS_TRY(views.at(ply));
            auto const asked =
                ply < questions.size() ? std::optional(questions[ply]) : std::optional<SeatQuestion>();
            if (auto const leak = leak_in(*view, asked); leak && ply < game.moves.size()) {
                look_at(fmt::format("seed {}, ply {}: {}", game.seed, ply + 1, *leak),
                        "show it only to the seat that may know it, or to everybody");
                return {};
            }
        }
        m_found.checks.push_back(fmt::format(
            "views of seed {}: nothing that one seat alone is shown is seen elsewhere", game.seed));
        return {};
    }

    // In the first game: the first question, and one from the middle, which may be another player's.
    [[nodiscard]] std::vector<std::size_t> plies_to_try() const {
        auto const moves = m_trial.games.front().moves.size();
        std::vector<std::size_t> plies;
        if (moves > 0) {
            plies.push_back(0);
        }
        if (moves > 2) {
            plies.push_back(moves / 2);
        }
        return plies;
    }

    // Whoever else is blamed, or the engine itself, is a fault of the engine.
    void judge(Reaction const& reaction, rules::Seat culprit, std::size_t ply, std::string const& what) {
        if (reaction.failure) {
            fault(fmt::format("ply {}: {}, and {}", ply + 1, what, *reaction.failure),
                  "check the type and the value of every answer before you use it, and blame the bot "
                  "(BotError)");
        } else if (reaction.blamed && *reaction.blamed != culprit) {
            fault(fmt::format("ply {}: {} on seat {}, and seat {} is blamed", ply + 1, what, culprit,
                              *reaction.blamed),
                  "blame the bot that was asked");
        }
    }

    Result<void> try_hostile_answers() {
        m_settings.tell("hostile answers");
        auto const& game = m_trial.games.front();
        std::size_t tried = 0;
        std::size_t accepted = 0;
        for (auto const ply : plies_to_try()) {
            for (auto const& answer : hostile_answers()) {
                auto const reaction =
                    TULKAS_TRY(replay(game, ply, [&](auto const&, auto const&) { return answer; }));
                judge(reaction, game.moves[ply].seat, ply,
                      fmt::format("a bot answers {}", shortened(answer)));
                ++tried;
                accepted += reaction.went_on ? 1 : 0;
                // Where several are asked at once, the others' game goes on: an engine may do as if nothing
                // was said.
                bool const may_forgive = m_trial.package.manifest.is_simultaneous;
                if (!may_forgive && reaction.went_on && reaction.moves && !lists(*reaction.moves, answer)) {
                    fault(
                        fmt::format("ply {}: the engine takes {}, which is not among the moves that it lists",
                                    ply + 1, shortened(answer)),
                        "refuse every answer that is not in `moves`, and compare without converting types");
                }
            }
        }
        m_found.checks.push_back(fmt::format("hostile answers: {} tried, {} refused, {} taken", tried,
                                             tried - accepted, accepted));
        return {};
    }

    Result<void> try_listed_moves() {
        m_settings.tell("the moves that it lists");
        auto const& game = m_trial.games.front();
        std::size_t tried = 0;
        for (std::size_t ply = 0; ply < game.moves.size() && tried < most_listed_moves;
             ply += std::max<std::size_t>(1, game.moves.size() / most_listed_moves)) {
            bool is_listed = false;
            auto const trick = [&](protocol::Call const& call, std::string const& recorded) -> TestAction {
                auto const moves = moves_in(call);
                is_listed = moves && !moves->empty();
                return is_listed ? support::to_text((*moves)[ply % moves->size()]) : recorded;
            };
            auto const reaction = TULKAS_TRY(replay(game, ply, trick));
            if (!is_listed) {
                continue;
            }
            ++tried;
            judge(reaction, game.moves[ply].seat, ply,
                  fmt::format("a bot answers {}, which is listed", shortened(reaction.done)));
            if (reaction.blamed == game.moves[ply].seat) {
                fault(fmt::format("ply {}: the engine lists the move {} and refuses it", ply + 1,
                                  shortened(reaction.done)),
                      "list only what you accept: `moves` is offered to people as it is");
            }
        }
        m_found.checks.push_back(tried == 0 ? "listed moves: none are listed"
                                            : fmt::format("listed moves: {} tried", tried));
        return {};
    }

    Result<void> try_failures() {
        auto const& game = m_trial.games.front();
        std::vector<std::pair<std::string, Trick>> const tricks{
            {"a bot says nothing", [](auto const&, auto const&) { return Silence{}; }},
            {"a bot answers too late",
             [](auto const&, std::string const& recorded) { return LateAnswer{recorded}; }},
            {"a bot crashes", [](auto const&, auto const&) { return Exit{}; }}};
        for (auto const& [what, trick] : tricks) {
            m_settings.tell(what);
            for (auto const ply : plies_to_try()) {
                auto const reaction = TULKAS_TRY(replay(game, ply, trick));
                judge(reaction, game.moves[ply].seat, ply, what);
            }
        }
        m_found.checks.emplace_back("bots that are silent, late or crash: tried");
        return {};
    }

    // Whole games by chance: what is listed, else what other bots have answered to the same question.
    Result<void> play_at_random() {
        m_settings.tell("games by chance");
        std::size_t moves = 0;
        for (int number = 0; number < m_settings.random_games; ++number) {
            support::Random chance(static_cast<std::uint64_t>(number));
            bool are_listed = true;
            auto const actions = [&](rules::Seat, protocol::Call const& call) -> TestAction {
                auto const listed = moves_in(call);
                if (listed && !listed->empty()) {
                    return support::to_text(
                        (*listed)[chance.below(static_cast<std::uint32_t>(listed->size()))]);
                }
                are_listed = false;
                auto const& known = m_answers[call.method];
                return known.empty()
                           ? std::string("null")
                           : *std::next(known.begin(), static_cast<std::ptrdiff_t>(chance.below(
                                                           static_cast<std::uint32_t>(known.size()))));
            };
            auto const seed = first_random_seed + static_cast<std::uint64_t>(number);
            auto const began = std::chrono::steady_clock::now();
            std::atomic<bool> is_enough = false;
            std::size_t made = 0;
            runtime::Conditions conditions;
            conditions.series_has_ended = &is_enough;
            conditions.after_move = [&] {
                is_enough = ++made >= most_random_moves ||
                            std::chrono::steady_clock::now() - began > m_settings.most_time;
            };
            auto const played = play(seed, actions, conditions);
            moves += made;
            if (is_enough) {
                look_at(fmt::format("seed {}: a game by chance was not over after {} moves", seed, made),
                        "end every game after a number of moves, whatever bots do");
            } else if (!played && played.error().kind != ErrorKind::refused) {
                return pass_on(played);
            } else if (!played) {
                fault(
                    fmt::format("seed {}: in a game by chance, {}", seed, first_line(played.error().message)),
                    "check every answer before you use it, and blame the bot (BotError)");
            } else if (played->blame && are_listed) {
                fault(fmt::format("seed {}: a bot that answered only what was listed is blamed: {}", seed,
                                  played->blame->why),
                      "list only what you accept: `moves` is offered to people as it is");
            }
        }
        m_found.checks.push_back(
            fmt::format("games by chance: {}, {} moves", m_settings.random_games, moves));
        return {};
    }

    void look_at_sizes() {
        std::size_t largest = 0;
        for (auto const& game : m_trial.games) {
            largest = std::max(largest, record::to_text(game).size());
        }
        auto const per_move = m_time / std::max<std::size_t>(1, m_moves);
        auto const milliseconds = std::chrono::duration<double, std::milli>(per_move).count();
        m_found.checks.push_back(fmt::format("speed: {:.2f} ms of CPU time per move", milliseconds));
        m_found.checks.push_back(fmt::format("largest record: {} KB", (largest + 999) / 1000));
        if (per_move > slow_move) {
            look_at(fmt::format("the engine takes {:.0f} ms of CPU time per move", milliseconds),
                    "compute less between two questions: a bot is judged in many games");
        }
        if (largest > large_record) {
            look_at(fmt::format("a record has {} KB", largest / 1000),
                    "show only what changes from move to move, and give bots and viewers short names");
        }
    }

    Trial const& m_trial;
    BuiltProgram m_engine;
    match::Workshop& m_workshop;
    ExaminationSettings const& m_settings;
    Examination m_found;
    std::set<std::string> m_known;                          // what was found, to say it once
    std::map<std::string, std::set<std::string>> m_answers; // of bots that do right, by method
    std::size_t m_moves = 0;
    rules::Duration m_time{}; // of the engine for these moves
    rules::Duration m_used{}; // in all games
};

} // namespace

Result<Examination> examine(Trial const& trial, match::Workshop& workshop,
                            ExaminationSettings const& settings) {
    auto built = TULKAS_TRY(build_engine(trial.package, workshop));
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&built)) {
        return fail(ErrorKind::unavailable, "{}", rejection->why); // it was built a moment ago
    }
    return Examiner(trial, std::get<BuiltProgram>(std::move(built)), workshop, settings).run();
}

} // namespace packages
