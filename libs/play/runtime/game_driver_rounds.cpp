// Rounds: several bots are asked at once, and the engine hears of no answer before all are there.
#include "runtime/answer_text.hpp"
#include "runtime/game_driver.hpp"

#include <algorithm>
#include <utility>

namespace runtime {

using rules::Seat;

void GameDriver::keep_call(Seat seat, Envelope const& call) {
    m_round.push_back({.seat = seat,
                       .method = std::string(call.method),
                       .data = std::string(std::get<protocol::ProxyCall>(call.message).data),
                       .question = call.question});
}

void GameDriver::ask_round() {
    note_forgiven();
    if (m_referee == nullptr) {
        m_shown.settle(m_moves.size());
        std::vector<AskedCall> calls;
        for (auto const& call : m_round) {
            calls.push_back({.seat = call.seat, .data = call.data});
        }
        m_on_ask(calls, true);
    }
    auto const seats = static_cast<int>(m_places.size());
    m_is_asking = true; // who answers at once is not the last before all are asked
    for (auto const& call : m_round) {
        if (m_control.waits_for(call.seat)) {
            send_to(call.seat,
                    {.message = protocol::ProxyCall{.target = protocol::BotName::of(call.seat, seats),
                                                    .data = call.data},
                     .method = call.method,
                     .question = call.question});
        }
    }
    m_is_asking = false;
    finish_round_if_all_are_done();
}

void GameDriver::keep_answer(KeepAnswer const& kept, Letter const* letter) {
    auto const call = std::ranges::find(m_round, kept.from, &HeldCall::seat);
    call->cpu = place(kept.from).time().last_call();
    if (kept.is_answered) {
        m_lapses[static_cast<std::size_t>(kept.from)].reset();
        call->is_answered = true;
        call->answer = std::get<protocol::CallResult>(letter->envelope.message).data;
        call->move = letter->envelope.move;
    }
    finish_round_if_all_are_done();
}

// The engine hears of no answer before all are there.
void GameDriver::finish_round_if_all_are_done() {
    if (m_is_asking || !end_round(m_control)) {
        return;
    }
    auto const round = std::exchange(m_round, {});
    if (m_referee != nullptr) {
        tell_referee(round);
    } else {
        tell_program(round);
    }
}

Envelope GameDriver::answer_to(HeldCall const& call) {
    return call.is_answered
               ? Envelope{.message = protocol::CallResult{.method = call.method, .data = call.answer},
                          .move = call.move}
               : Envelope{.message = protocol::BotTimeout{}};
}

void GameDriver::tell_program(std::vector<HeldCall> const& round) {
    for (auto const& call : round) {
        m_moves.push_back(
            {.seat = call.seat,
             .move = call.is_answered ? answer_text(answer_to(call)) : std::string(record::no_answer),
             .cpu = call.cpu,
             .is_together = &call != &round.front()});
        m_on_move();
    }
    bool is_first = true;
    for (auto const& call : round) {
        if (m_control.is_over()) {
            return;
        }
        if (std::exchange(is_first, false)) {
            tell_engine(answer_to(call)); // its time begins
        } else {
            m_engine.channel().send(answer_to(call));
        }
    }
}

// An engine in this process plays each answer as it hears of it. What it says after the last is read when the
// moves are known.
void GameDriver::tell_referee(std::vector<HeldCall> const& round) {
    bool const is_reading = std::exchange(m_is_reading, true);
    std::vector<record::PlayedMove> played;
    for (auto const& call : round) {
        m_engine.channel().send(answer_to(call));
        if (m_referee->fault()) {
            m_refused = call.is_answered ? std::optional(std::string(m_referee->last_move())) : std::nullopt;
            break;
        }
        played.push_back({.seat = call.seat,
                          .move = std::string(m_referee->last_move()),
                          .cpu = call.cpu,
                          .is_together = !played.empty()});
    }
    for (auto& move : played) {
        m_moves.push_back(std::move(move));
        m_on_move();
    }
    m_is_reading = is_reading;
    read_letters();
}

} // namespace runtime
