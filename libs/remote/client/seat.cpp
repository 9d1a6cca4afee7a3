#include "client/seat.hpp"

#include "protocol/payload.hpp"
#include "support/overloaded.hpp"
#include "wire/message.hpp"

#include <fmt/format.h>

#include <utility>

namespace client {

using wire::Asked;

Seat::Seat(wire::Started game, std::unique_ptr<runtime::Channel> bot, Listener listener)
    : m_game(std::move(game)), m_bot(std::move(bot)), m_listener(std::move(listener)) {
    m_bot->open(*this, runtime::ActorId::bot(m_game.game_seat.second));
}

void Seat::ask(Asked const& asked) {
    if (asked.id == m_last_id) {
        return m_listener.answer(m_last_answer);
    }
    if (m_question) {
        m_next = asked.id == m_question->id ? std::nullopt : std::optional(asked);
        return;
    }
    m_question = asked;
    if (m_failure) {
        return fail(*m_failure);
    }
    auto const data = protocol::payload_from_call(asked.method, asked.arguments);
    auto const left = asked.left.value_or(rules::TimeControl::forever);
    auto const seats = static_cast<int>(m_game.players.size());
    m_bot->send(
        {.message = protocol::ProxyCall{.target = protocol::BotName::of(m_game.game_seat.second, seats),
                                        .data = data},
         .method = asked.method,
         .time = {.call = left}});
}

void Seat::answer(std::string text) {
    m_last_id = m_question->id;
    m_last_answer = std::move(text);
    m_question.reset();
    m_listener.answer(m_last_answer);
    if (auto const next = std::exchange(m_next, std::nullopt)) {
        ask(*next);
    }
}

void Seat::fail(std::string why) {
    m_failure = std::move(why);
    if (m_question) {
        answer(wire::failed_text(m_question->id, *m_failure));
    }
}

void Seat::received(runtime::ActorId /*from*/, runtime::Envelope const& envelope) {
    std::visit(support::Overloaded{
                   [&](protocol::CallResult const& result) { take_result(result); },
                   [&](protocol::LogEntry const& entry) { m_listener.heard(entry.text); },
                   [&](protocol::ErrorReport const& report) { fail(std::string(report.text)); },
                   [&](auto const& other) {
                       fail(fmt::format("it sent {}, which bots may not send",
                                        std::decay_t<decltype(other)>::type.name));
                   },
               },
               envelope.message);
}

void Seat::take_result(protocol::CallResult const& result) {
    if (!m_question || result.method != m_question->method) {
        return fail(fmt::format("it answered {} without being asked", result.method));
    }
    auto const value = protocol::value_from(result.data);
    if (!value) {
        return fail("bad answer: " + value.error().message);
    }
    answer(wire::answer_text(m_question->id, *value));
}

void Seat::failed(runtime::ActorId /*from*/, runtime::Failure failure, std::string what) {
    fail(fmt::format("{}: {}", to_text(failure), what));
}

void Seat::house_failed(std::string what) {
    fail(std::move(what));
}

} // namespace client
