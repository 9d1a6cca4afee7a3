#include "catan_net/game_client.hpp"

#include "catan_net/translate.hpp"

namespace catan_net {

using support::Result;

Request GameClient::join() {
    m_turned_away.reset();
    m_has_joined = m_is_catching_up = false;
    m_has_decided = m_has_discarded = false;
    m_refusals = 0;
    Request request;
    request.mutable_joinlobby()->set_username(m_name);
    request.mutable_joinlobby()->set_gameid(m_game);
    return request;
}

void GameClient::hear_error(std::string const& description) {
    m_words = description;
    if (!m_has_joined) {
        m_turned_away = description;
    }
    m_refusals += m_has_decided ? 1 : 0;
    m_has_decided = m_has_discarded = false;
}

Result<void> GameClient::begin(GameSetup const& begin) {
    m_followed = TULKAS_TRY(FollowedGame::create(begin));
    m_is_catching_up = !m_has_joined;
    m_has_joined = true;
    return {};
}

Result<void> GameClient::hear(Event const& event) {
    if (event.has_error()) {
        hear_error(event.error().description());
        return {};
    }
    if (event.has_chatmessage()) {
        m_words = event.chatmessage();
        return {};
    }
    if (event.has_lobbyupdate()) {
        m_has_joined = true;
        m_is_catching_up = false;
        return {};
    }
    if (event.has_begingame()) {
        return begin(event.begingame());
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

std::optional<catan::Position> GameClient::question() const {
    if (!m_followed || m_is_catching_up || m_has_decided || m_has_discarded || m_refusals >= most_refusals ||
        !m_followed->is_own_decision()) {
        return std::nullopt;
    }
    return m_followed->decision();
}

Request GameClient::decide(catan::Move const& move) {
    m_has_decided = true;
    m_has_discarded = move.kind == catan::MoveKind::discard;
    return request_for(move);
}

bool GameClient::is_over() const {
    return m_followed && m_followed->winner() != catan::Position::nobody;
}

} // namespace catan_net
