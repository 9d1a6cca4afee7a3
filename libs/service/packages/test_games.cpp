#include "packages/test_games.hpp"

#include "match/engine_start.hpp"
#include "match/program_player.hpp"
#include "runtime/loop.hpp"

#include <utility>

namespace packages {

using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

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

} // namespace

std::optional<support::JsonArray> moves_in(protocol::Call const& call) {
    auto const* const moves = call.params.if_contains("moves");
    return moves != nullptr && moves->is_array() ? std::optional(moves->get_array()) : std::nullopt;
}

std::string first_line(std::string const& message) {
    return message.substr(0, message.find('\n'));
}

RecordedAnswers::RecordedAnswers(record::GameRecord const& game)
    : m_answers(game.seats.size()), m_given(game.seats.size()) {
    for (auto const& move : game.moves) {
        m_answers[static_cast<std::size_t>(move.seat)].push_back(&move.move);
    }
}

std::string const* RecordedAnswers::next(rules::Seat seat) {
    auto const& answers = m_answers[static_cast<std::size_t>(seat)];
    auto& given = m_given[static_cast<std::size_t>(seat)];
    return given == answers.size() ? nullptr : answers[given++];
}

Result<record::GameRecord> TestGames::play(std::uint64_t seed, std::size_t seats, TestActions const& actions,
                                           runtime::Conditions conditions) {
    runtime::Loop loop;
    rules::Setup const setup{.options = TULKAS_TRY(rules::Options::create(m_engine.start.options, {})),
                             .seed = seed,
                             .seats = static_cast<int>(seats)};
    std::vector<runtime::Player> players;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        players.push_back({.name = "test", .channel = std::make_unique<TestBot>(actions)});
    }
    conditions.loop = &loop;
    conditions.limits.time.wall_per_call = m_settings.silence;
    auto program = m_engine.built.program(m_workshop.setting(), m_workshop.memory());
    return runtime::play({.game = m_settings.name,
                          .channel = std::make_unique<Metered>(
                              match::open_program(m_workshop, std::move(program), loop, {}), m_used),
                          .start = match::start_data(m_engine.start, setup)},
                         std::move(players), conditions);
}

Result<Reaction> TestGames::replay(record::GameRecord const& game, std::size_t ply, Trick const& trick) {
    Reaction reaction;
    RecordedAnswers answers(game);
    std::size_t asked = 0;
    auto const actions = [&](rules::Seat seat, protocol::Call const& call) -> TestAction {
        auto const* const recorded = reaction.has_happened ? nullptr : answers.next(seat);
        if (recorded == nullptr) {
            reaction.went_on = true;
            return Exit{};
        }
        if (asked++ != ply) {
            return *recorded;
        }
        reaction.has_happened = true;
        reaction.moves = moves_in(call);
        auto action = trick(call, *recorded);
        if (auto const* const text = std::get_if<std::string>(&action)) {
            reaction.done = *text;
        }
        return action;
    };
    auto const played = play(game.seed, game.seats.size(), actions);
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

} // namespace packages
