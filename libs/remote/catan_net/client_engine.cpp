#include "catan_net/client_engine.hpp"

#include "catan/legality.hpp"
#include "catan/notation.hpp"
#include "catan_net/bot_client.hpp"
#include "protocol/payload.hpp"
#include "support/overloaded.hpp"

#include <fmt/format.h>

namespace catan_net {

using runtime::ActorId;
using support::Result;

void ClientEngine::open(runtime::Inbox& inbox, ActorId /*self*/) {
    m_inbox = &inbox;
    m_inbox->connected(ActorId::engine());
}

void ClientEngine::close() {
    m_inbox->closed(ActorId::engine());
}

void ClientEngine::send(runtime::Envelope const& envelope) {
    std::visit(
        support::Overloaded{
            [&](protocol::StartNotice const&) { request(m_client.join()); },
            [&](protocol::CallResult const&) { take_answer(envelope); },
            // The player loses this decision, not the game.
            [&](protocol::BotTimeout const&) { decide(another_move(m_client, m_state->board(), m_random)); },
            [](auto const&) {},
        },
        envelope.message);
}

std::string_view ClientEngine::data() {
    if (m_data.empty()) {
        m_data = protocol::payload_from_call(m_state->decision()->method, m_state->question());
    }
    return m_data;
}

void ClientEngine::request(Request const& request) {
    Message message;
    *message.mutable_request() = request;
    m_send(message);
}

void ClientEngine::heard(Message const& message) {
    if (!message.has_event() || m_has_ended) {
        return;
    }
    if (auto const followed = m_client.hear(message.event()); !followed) {
        return end(fmt::format("cannot follow the game: {}", followed.error().message));
    }
    if (auto const words = m_client.take_words(); !words.empty()) {
        m_log(words);
    }
    go_on();
}

void ClientEngine::join_again() {
    request(m_client.join());
}

void ClientEngine::caught_up() {
    m_client.caught_up();
    go_on();
}

void ClientEngine::go_on() {
    if (m_has_ended) {
        return;
    }
    if (m_client.is_over()) {
        return end(std::nullopt);
    }
    if (m_client.refusals() >= most_refusals) {
        return end(fmt::format("the server refused {} moves in a row", most_refusals));
    }
    auto const position = m_client.question();
    if (!position || m_is_asking) {
        return;
    }
    if (m_client.refusals() > 0) {
        return request(m_client.decide(another_move(m_client, *position, m_random)));
    }
    ask(*position);
}

void ClientEngine::ask(catan::Position const& position) {
    m_is_asking = true;
    m_state.emplace(position, 0);
    m_data.clear();
    m_inbox->received(ActorId::engine(),
                      {.message = protocol::ProxyCall{.target = protocol::BotName::of(0, 1), .data = {}},
                       .method = m_state->decision()->method,
                       .question = this});
}

Result<catan::Move> ClientEngine::move_in(runtime::Envelope const& envelope) const {
    std::string text(envelope.move);
    if (text.empty()) {
        auto const value =
            TULKAS_TRY(protocol::value_from(std::get<protocol::CallResult>(envelope.message).data));
        text = TULKAS_TRY(m_state->move_from_answer(value));
    }
    auto const move = TULKAS_TRY(catan::parse_move(text));
    TULKAS_TRY(catan::check(m_state->board(), move));
    return move;
}

void ClientEngine::take_answer(runtime::Envelope const& envelope) {
    auto const move = move_in(envelope);
    if (!move) {
        m_blame = fmt::format("the bot's answer is not a legal move: {}", move.error().message);
        return end(m_blame);
    }
    decide(*move);
}

// The position may have changed while the player was thinking: somebody discarded, or a bot of the server
// decided while the connection was lost. Then the player is asked again, if there is something to decide.
void ClientEngine::decide(catan::Move const& move) {
    m_is_asking = false;
    if (m_has_ended || m_client.question() != m_state->board()) {
        return go_on();
    }
    m_log(fmt::format("plays {}", to_text(move)));
    request(m_client.decide(move));
}

void ClientEngine::lost(std::string const& why) {
    end(why);
}

void ClientEngine::end(std::optional<std::string> failure) {
    if (std::exchange(m_has_ended, true)) {
        return;
    }
    if (failure) {
        return m_inbox->failed(ActorId::engine(), runtime::Failure::disconnected, *std::move(failure));
    }
    auto const& game = *m_client.game();
    m_inbox->received(ActorId::engine(),
                      {.message = protocol::ChallengeResult{
                           .points = game.winner() == game.own_seat() ? 1 : 0, .maximum = 1}});
}

} // namespace catan_net
