// What a move brought about: the move, and whatever chance or other players' cards added to it.
//
// It is what people at the table see and hear; seen_by leaves out what only some of them may know.
#pragma once

#include "catan/position.hpp"
#include "catan/production.hpp"
#include "rules/viewer.hpp"

namespace catan {

struct Happening {
    Move move;
    Seat who = 0;
    Dice dice = {};     // of a roll
    Shares shares = {}; // what each got of a roll or of a second settlement, or lost to a monopoly
    Offer offer = {};   // that was accepted or rejected
    Seat victim = 0;    // of a theft
    Resource stolen = Resource::brick;
    Card bought = Card::knight;
    bool is_secret = false;   // what was stolen or bought is not told
    bool is_monopoly = false; // a resource was chosen for one
    Seat winner = Position::nobody;

    [[nodiscard]] Happening seen_by(rules::Viewer viewer) const;

    bool operator==(Happening const&) const = default;
};

} // namespace catan
