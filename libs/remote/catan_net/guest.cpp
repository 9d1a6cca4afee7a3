#include "catan_net/guest.hpp"

#include "catan_net/translate.hpp"

namespace catan_net {

using support::Result;

Request Guest::join() {
    m_turned_away.reset();
    m_has_joined = m_is_catching_up = false;
    m_has_decided = m_has_discarded = false;
    m_refusals = 0;
    return {request::JoinLobby{.username = m_name, .game_id = m_game}};
}

void Guest::hear(event::Error const& error) {
    m_words = error.description;
    if (!m_has_joined) {
        m_turned_away = error.description;
    }
    m_refusals += m_has_decided ? 1 : 0;
    m_has_decided = m_has_discarded = false;
}

Result<void> Guest::hear(event::BeginGame const& begin) {
    auto followed = TULKAS_TRY(FollowedGame::create(begin));
    m_followed = std::move(followed);
    m_is_catching_up = !m_has_joined;
    m_has_joined = true;
    return {};
}

Result<void> Guest::hear(Event const& event) {
    if (auto const* const error = std::get_if<event::Error>(&event.type)) {
        hear(*error);
        return {};
    }
    if (auto const* const chat = std::get_if<event::ChatMessage>(&event.type)) {
        m_words = chat->text;
        return {};
    }
    if (std::holds_alternative<event::LobbyUpdate>(event.type)) {
        m_has_joined = true;
        m_is_catching_up = false;
        return {};
    }
    if (auto const* const begin = std::get_if<event::BeginGame>(&event.type)) {
        return hear(*begin);
    }
    if (!m_followed) {
        return {};
    }
    m_has_decided = false;
    m_refusals = 0;
    auto heard = m_followed->hear(event);
    m_has_discarded = m_has_discarded && m_followed->position().phase == catan::Phase::discard;
    return heard;
}

std::optional<catan::Position> Guest::question() const {
    if (!m_followed || m_is_catching_up || m_has_decided || m_has_discarded || m_refusals >= most_refusals ||
        !m_followed->is_own_decision()) {
        return std::nullopt;
    }
    return m_followed->decision();
}

Request Guest::decide(catan::Move const& move) {
    m_has_decided = true;
    m_has_discarded = move.kind == catan::MoveKind::discard;
    return request_for(move);
}

bool Guest::is_over() const {
    return m_followed && m_followed->winner() != catan::Position::nobody;
}

} // namespace catan_net
