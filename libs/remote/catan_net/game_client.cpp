#include "catan_net/game_client.hpp"

#include "catan_net/translate.hpp"

namespace catan_net {

using support::Result;

Request GameClient::join() {
    m_turned_away.reset();
    m_has_joined = m_is_catching_up = false;
    m_open.add_join();
    m_refusals = 0;
    Request request;
    request.mutable_joinlobby()->set_username(m_name);
    request.mutable_joinlobby()->set_gameid(m_game);
    return request;
}

void GameClient::hear_error(std::string const& description) {
    m_words = description;
    switch (m_open.refused(m_followed ? m_followed->position() : catan::Position{})) {
    case OpenRequests::Refused::join:
        m_turned_away = description;
        break;
    case OpenRequests::Refused::decision:
        ++m_refusals;
        break;
    case OpenRequests::Refused::old_decision:
    case OpenRequests::Refused::nothing:
        break;
    }
}

Result<void> GameClient::begin(GameSetup const& begin) {
    m_followed = TULKAS_TRY(FollowedGame::create(begin));
    m_is_catching_up = !m_has_joined;
    m_has_joined = true;
    m_open.joined();
    return {};
}

namespace {

// Whether the event tells what this seat has decided. Servers differ in whom they name when a trade is
// answered.
bool is_own(Event const& event, catan::Seat own, catan::Position const& before) {
    if (event.has_playertradeaccepted() || event.has_playertraderejected()) {
        return before.phase == catan::Phase::answer && before.offer.partner == own;
    }
    return event.instigator().id() == static_cast<int>(own);
}

} // namespace

Result<void> GameClient::follow(Event const& event) {
    auto const before = m_followed->position();
    TULKAS_TRY(m_followed->hear(event));
    if (auto note = m_followed->take_note(); !note.empty()) {
        m_words = std::move(note);
    }
    auto const& after = m_followed->position();
    if (!is_same_decision(before, after)) {
        m_refusals = 0;
    }
    // Some servers name the resource of a monopoly before they tell what it brought: that answers nothing.
    if (is_own(event, m_followed->own_seat(), before) && (after != before || event.has_resourcestolen())) {
        m_open.answered(event.type_case());
        m_refusals = 0;
    }
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
        m_open.joined();
        return {};
    }
    if (event.has_begingame()) {
        return begin(event.begingame());
    }
    return m_followed ? follow(event) : Result<void>();
}

std::optional<catan::Position> GameClient::question() const {
    if (!m_followed || m_is_catching_up || m_refusals >= most_refusals || !m_followed->is_own_decision() ||
        m_open.has_decided(m_followed->position())) {
        return std::nullopt;
    }
    return m_followed->decision();
}

std::optional<catan::Move> GameClient::expected_elsewhere() const {
    auto const victim = m_refusals == 1 ? m_followed->empty_victim() : std::nullopt;
    return victim ? std::optional(catan::Move::steal(*victim)) : std::nullopt;
}

Request GameClient::decide(catan::Move const& move) {
    m_open.add(m_followed->position(), move.kind);
    return request_for(move);
}

bool GameClient::is_over() const {
    return m_followed && m_followed->winner() != catan::Position::nobody;
}

} // namespace catan_net
