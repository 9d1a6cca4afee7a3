#include "runtime/native_engine.hpp"

#include "protocol/payload.hpp"
#include "rules/side_by_side.hpp"
#include "support/assert.hpp"
#include "support/overloaded.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace runtime {

using protocol::MatchEnd;

NativeEngine::NativeEngine(rules::GameInfo const& info, int seats, std::unique_ptr<rules::State> start)
    : m_info(info), m_seats(seats), m_state(std::move(start)) {}

void NativeEngine::open(Inbox& inbox, ActorId /*self*/) {
    m_inbox = &inbox;
    m_inbox->connected(ActorId::engine());
}

void NativeEngine::close() {
    m_inbox->closed(ActorId::engine());
}

void NativeEngine::send(Envelope const& envelope) {
    std::visit(support::Overloaded{
                   [&](protocol::StartNotice const&) { go_on(); },
                   [&](protocol::CallResult const&) { take_answer(envelope); },
                   // The handler knows how much was used of how much: it explains the fault.
                   [&](protocol::BotTimeout const&) { say_result(forfeit(m_state->decision()->seat)); },
                   [&](protocol::ShutdownNotice const&) {},
                   [](auto const&) { TULKAS_ASSERT(false); }, // an engine is sent nothing else
               },
               envelope.message);
}

std::string_view NativeEngine::data() {
    if (m_data.empty()) {
        m_data = protocol::payload_from_call(m_state->decision()->method, m_state->question());
    }
    return m_data;
}

void NativeEngine::go_on() {
    if (auto const decision = m_state->decision()) {
        ask(*decision);
    } else {
        say_result(*m_state->outcome());
    }
}

void NativeEngine::ask(rules::Decision const& decision) {
    m_data.clear();
    m_inbox->received(
        ActorId::engine(),
        {.message = protocol::ProxyCall{.target = protocol::BotName::of(decision.seat, m_seats), .data = {}},
         .method = decision.method,
         .question = this});
}

void NativeEngine::take_answer(Envelope const& envelope) {
    if (!envelope.move.empty()) {
        m_last_move = envelope.move;
    } else {
        auto const value = protocol::value_from(std::get<protocol::CallResult>(envelope.message).data);
        if (!value) {
            return blame(Failure::bad_answer, value.error().message);
        }
        auto const move = m_state->move_from_answer(*value);
        if (!move) {
            return blame(Failure::bad_answer, move.error().message);
        }
        m_last_move = *move;
    }
    if (auto const played = m_state->play(m_last_move); !played) {
        return blame(Failure::illegal_move,
                     fmt::format("{}: {}", support::in_quotes(m_last_move), played.error().message));
    }
    go_on();
}

void NativeEngine::blame(Failure failure, std::string what) {
    auto const seat = m_state->decision()->seat;
    m_fault = Fault{.whose = Fault::Whose::bot, .seat = seat, .failure = failure, .what = std::move(what)};
    say_result(forfeit(seat));
}

std::optional<rules::Outcome> NativeEngine::outcome() const {
    return m_state->outcome();
}

rules::State const& NativeEngine::state() const {
    return rules::state_of_game(*m_state);
}

rules::Outcome NativeEngine::forfeit(rules::Seat loser) const {
    return m_state->forfeit(loser);
}

void NativeEngine::say(protocol::Message const& message) {
    m_inbox->received(ActorId::engine(), {.message = message});
}

void NativeEngine::say_result(rules::Outcome const& outcome) {
    if (m_info.kind == rules::Kind::challenge && m_seats == 1) {
        return say(protocol::ChallengeResult{.points = outcome.scores.front(), .maximum = m_info.maximum});
    }
    // A ranking is for more than two: whichever game it is, two play a match.
    if (outcome.scores.size() != 2) {
        return say(protocol::RankingResult{.scores = {outcome.scores.begin(), outcome.scores.end()}});
    }
    bool const is_error = !m_state->outcome();
    auto const end = !outcome.winner        ? MatchEnd::draw
                     : *outcome.winner == 0 ? (is_error ? MatchEnd::bot_b_error : MatchEnd::bot_a_win)
                                            : (is_error ? MatchEnd::bot_a_error : MatchEnd::bot_b_win);
    say(protocol::MatchResult{end});
}

} // namespace runtime
