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
                   [&](protocol::BotTimeout const&) { hear_of_timeout(); },
                   [&](protocol::ShutdownNotice const&) {},
                   [](auto const&) { TULKAS_ASSERT(false); }, // an engine is sent nothing else
               },
               envelope.message);
}

namespace {

std::string question_of(rules::State const& state) {
    return protocol::payload_from_call(state.decision()->method, state.question());
}

} // namespace

std::string_view NativeEngine::data() {
    if (m_data.empty()) {
        m_data = question_of(*m_state);
    }
    return m_data;
}

rules::State const& NativeEngine::Asked::state() const {
    return rules::state_of_game(*m_state);
}

std::string_view NativeEngine::Asked::data() {
    if (m_data.empty()) {
        m_data = question_of(*m_state);
    }
    return m_data;
}

void NativeEngine::go_on() {
    auto const decision = m_state->decision();
    if (!decision) {
        return say_result(*m_state->outcome());
    }
    if (auto const seats = m_state->deciders(); seats.size() > 1) {
        return ask_together(seats);
    }
    ask(*decision);
}

void NativeEngine::ask_together(std::vector<rules::Seat> const& seats) {
    m_heard = 0;
    for (auto const seat : seats) {
        auto its = m_state->clone();
        TULKAS_ASSERT(its->turn_to(seat));
        m_round.push_back(std::make_unique<Asked>(seat, std::move(its)));
    }
    say(protocol::Simultaneous{.calls = static_cast<int>(seats.size())});
    for (auto const& asked : m_round) {
        m_inbox->received(
            ActorId::engine(),
            {.message =
                 protocol::ProxyCall{.target = protocol::BotName::of(asked->seat(), m_seats), .data = {}},
             .method = asked->state().decision()->method,
             .question = asked.get()});
    }
}

// The handler knows how much was used of how much, and explains the fault.
void NativeEngine::hear_of_timeout() {
    auto const seat = m_round.empty() ? m_state->decision()->seat : m_round[m_heard]->seat();
    if (m_seats > 2) { // whose result does not say who has failed
        m_fault = Fault{.whose = Fault::Whose::bot, .seat = seat, .failure = Failure::over_time, .what = {}};
    }
    say_result(forfeit(seat));
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
    if (!m_round.empty()) {
        TULKAS_ASSERT(m_state->turn_to(m_round[m_heard]->seat()));
    }
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
    if (!m_round.empty() && ++m_heard < m_round.size()) {
        return; // the others have answered as well
    }
    m_round.clear();
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
