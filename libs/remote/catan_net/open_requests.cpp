#include "catan_net/open_requests.hpp"

#include <algorithm>
#include <tuple>

namespace catan_net {

using catan::MoveKind;
using catan::Position;

namespace {

bool answers(Event::TypeCase type, MoveKind kind) {
    switch (type) {
    case Event::kRolled:
        return kind == MoveKind::roll;
    case Event::kRoadBuilt:
        return kind == MoveKind::road;
    case Event::kSettlementBuilt:
        return kind == MoveKind::settlement;
    case Event::kCityBuilt:
        return kind == MoveKind::city;
    case Event::kDevCardBought:
        return kind == MoveKind::buy;
    case Event::kDevCardPlayed:
        return kind == MoveKind::play;
    case Event::kRobberMoved:
        return kind == MoveKind::robber;
    case Event::kResourceStolen:
        return kind == MoveKind::steal;
    case Event::kResourceChosen:
    case Event::kMonopolyResolution:
        return kind == MoveKind::choose;
    case Event::kCardsDiscarded:
        return kind == MoveKind::discard;
    case Event::kBankTrade:
        return kind == MoveKind::bank;
    case Event::kPlayerTradeInitiated:
        return kind == MoveKind::offer;
    case Event::kPlayerTradeAccepted:
    case Event::kPlayerTradeRejected:
        return kind == MoveKind::accept || kind == MoveKind::reject;
    case Event::kTurnEnded:
        return kind == MoveKind::end;
    default:
        return false;
    }
}

} // namespace

bool is_same_decision(Position const& one, Position const& other) {
    auto const key = [](Position const& position) {
        return std::tuple(position.phase, position.turn, position.turn_number, position.offers,
                          position.left_to_do);
    };
    return key(one) == key(other);
}

bool OpenRequests::has_decided(Position const& position) const {
    return std::ranges::any_of(
        m_open, [&](Open const& open) { return !open.is_join && is_same_decision(open.decided, position); });
}

void OpenRequests::answered(Event::TypeCase type) {
    auto const request = std::ranges::find_if(
        m_open, [&](Open const& open) { return !open.is_join && answers(type, open.kind); });
    if (request != m_open.end()) {
        m_open.erase(m_open.begin(), request + 1);
    }
}

void OpenRequests::joined() {
    std::erase_if(m_open, [](Open const& open) { return open.is_join; });
}

OpenRequests::Refused OpenRequests::refused(Position const& now) {
    if (m_open.empty()) {
        return Refused::nothing;
    }
    Open const oldest = m_open.front();
    m_open.pop_front();
    if (oldest.is_join) {
        return Refused::join;
    }
    return is_same_decision(oldest.decided, now) ? Refused::decision : Refused::old_decision;
}

} // namespace catan_net
