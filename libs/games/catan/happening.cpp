#include "catan/happening.hpp"

namespace catan {

Happening Happening::seen_by(rules::Viewer viewer) const {
    bool const is_theft = move.kind == MoveKind::steal;
    bool const is_purchase = move.kind == MoveKind::buy;
    bool const is_told = viewer.sees_secrets_of(who) || (is_theft && viewer.sees_secrets_of(victim));
    Happening seen = *this;
    if ((is_theft || is_purchase) && !is_told) {
        seen.is_secret = true;
        seen.stolen = Resource::brick;
        seen.bought = Card::knight;
    }
    return seen;
}

} // namespace catan
