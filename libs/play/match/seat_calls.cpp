#include "match/seat_calls.hpp"

#include "match/program_game.hpp"
#include "protocol/base64.hpp"
#include "protocol/payload.hpp"
#include "record/replay.hpp"
#include "rules/rivals.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"

#include <memory>
#include <utility>

namespace match {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

namespace {

// What a bot has left after these calls, if they took what the record says.
protocol::CallTime time_after(rules::TimeControl const& limits, rules::Duration used) {
    auto const told = [](rules::Duration time) -> std::optional<std::int64_t> {
        if (time == rules::TimeControl::forever) {
            return std::nullopt;
        }
        return std::chrono::duration_cast<std::chrono::microseconds>(std::max(time, rules::Duration::zero()))
            .count();
    };
    return {.call_us = told(limits.per_call),
            .game_us =
                limits.per_game == rules::TimeControl::forever ? std::nullopt : told(limits.per_game - used)};
}

SeatCall call_in(rules::State const& state, std::size_t ply) {
    auto const decision = state.decision();
    std::shared_ptr<rules::State const> const then = state.clone();
    return {.ply = ply,
            .method = std::string(decision->method),
            .data = protocol::payload_from_call(decision->method, state.question()),
            .time = {},
            .answer = std::nullopt,
            .in_record = [then](Json const& answer) {
                auto const move = then->move_from_answer(answer);
                return move ? *move : support::to_text(answer);
            }};
}

Result<std::vector<SeatCall>> played_again(rules::Game const& game, record::GameRecord const& record,
                                           rules::Seat seat) {
    auto const setup = TULKAS_TRY(record::setup_of(game, record));
    auto const state = TULKAS_TRY(rules::start_match(game, setup));
    std::vector<SeatCall> calls;
    rules::Duration used{};
    auto const add = [&](std::size_t ply) {
        calls.push_back(call_in(*state, ply));
        calls.back().time = time_after(game.info().time, used);
    };
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        auto const& move = record.moves[ply];
        if (auto const decision = state->decision(); decision && decision->seat == seat) {
            add(ply);
            calls.back().answer = move.move;
            used += move.cpu;
        }
        if (auto const played = state->play(move.move); !played) {
            return fail(ErrorKind::refused, "ply {}: {}", ply, played.error().message);
        }
    }
    if (auto const decision = state->decision(); decision && decision->seat == seat) {
        add(record.moves.size());
        calls.back().answer = record.refused;
    }
    return calls;
}

// Repeats the answers of a seat, and writes down what it is asked.
class Scribe final : public runtime::Channel {
public:
    Scribe(std::vector<std::string> answers, std::vector<SeatCall>* calls, std::size_t& plies)
        : m_answers(std::move(answers)), m_calls(calls), m_plies(plies) {}

    void open(runtime::Inbox& inbox, runtime::ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        m_inbox->connected(self);
    }
    void send(runtime::Envelope const& envelope) override {
        auto const* const call = std::get_if<protocol::ProxyCall>(&envelope.message);
        if (call == nullptr) {
            return; // a goodbye
        }
        bool const is_known = m_given < m_answers.size();
        if (m_calls != nullptr) {
            m_calls->push_back(
                {.ply = m_plies,
                 .method = std::string(envelope.method),
                 .data = std::string(call->data),
                 .time = {},
                 .answer = is_known ? std::optional(m_answers[m_given]) : std::nullopt,
                 .in_record = [then = is_known ? m_answers[m_given] : std::string()](Json const& answer) {
                     auto const json = support::parse_json(then);
                     return json && *json == answer ? then : support::to_text(answer);
                 }});
        }
        if (!is_known) {
            m_inbox->failed(m_self, runtime::Failure::exited, "the record has no more answers");
            return;
        }
        ++m_plies;
        m_data.clear();
        protocol::append_base64(m_data, m_answers[m_given++]);
        m_inbox->received(m_self,
                          {.message = protocol::CallResult{.method = envelope.method, .data = m_data}});
    }
    void close() override { m_inbox->closed(m_self); }
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

private:
    std::vector<std::string> m_answers;
    std::vector<SeatCall>* m_calls; // of the seat that somebody wants to know about
    std::size_t& m_plies;
    std::size_t m_given = 0;
    std::string m_data;
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
};

Result<std::vector<SeatCall>> asked_again(ProgramGame const& game, record::GameRecord const& record,
                                          rules::Seat seat) {
    auto const setup = TULKAS_TRY(record::setup_of(game, record));
    runtime::Loop loop;
    std::vector<SeatCall> calls;
    std::size_t plies = 0;
    std::vector<runtime::Player> players;
    for (rules::Seat each = 0; each < std::ssize(record.seats); ++each) {
        std::vector<std::string> answers;
        for (auto const& move : record.moves) {
            if (move.seat == each) {
                answers.push_back(move.move);
            }
        }
        players.push_back({.name = record.seats[static_cast<std::size_t>(each)],
                           .channel = std::make_unique<Scribe>(std::move(answers),
                                                               each == seat ? &calls : nullptr, plies)});
    }
    // An error at the end is no surprise: the record may end where a bot failed.
    auto engine = TULKAS_TRY(game.engine({.game = game, .match_seed = setup.seed, .loop = loop}));
    auto const played =
        runtime::play({.game = game.info().name, .channel = std::move(engine), .start = game.told(setup)},
                      std::move(players), {.loop = &loop});
    if (!played && plies < record.moves.size()) {
        return support::pass_on(played);
    }
    rules::Duration used{};
    std::size_t next = 0;
    for (auto const& move : record.moves) {
        if (move.seat == seat && next < calls.size()) {
            calls[next++].time = time_after(game.info().time, used);
            used += move.cpu;
        }
    }
    if (next < calls.size()) {
        calls[next].time = time_after(game.info().time, used);
    }
    return calls;
}

} // namespace

Result<std::vector<SeatCall>> calls_of(rules::Game const& game, record::GameRecord const& record,
                                       rules::Seat seat) {
    auto const* const program = as_program_game(game);
    return program != nullptr ? asked_again(*program, record, seat) : played_again(game, record, seat);
}

} // namespace match
