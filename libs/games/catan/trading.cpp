#include "catan/trading.hpp"

#include "catan/notation.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace catan {

Judgement judge_offer(Position const& position, Plan const& plan) {
    Offer const& offer = position.offer;
    Resources const& hand = position.players[offer.partner].hand;
    auto const judged = [&](bool is_good, Reason reason) {
        return Judgement{.is_good = is_good, .reason = reason};
    };
    if (!hand.contains(offer.take)) {
        return judged(false, Reason::cannot_be_paid);
    }
    if (position.public_points(position.turn) >= dangerous_points) {
        return judged(false, Reason::offerer_is_dangerous);
    }
    int const before = plan.lacks(hand).total();
    int const after = plan.lacks(hand - offer.take + offer.give).total();
    if (after != before) {
        return after < before ? judged(true, Reason::brings_nearer) : judged(false, Reason::sets_back);
    }
    bool const has_more = offer.give.total() > offer.take.total();
    return judged(has_more, has_more ? Reason::brings_more_cards : Reason::is_of_no_use);
}

namespace {

// The resource there is most of; none where there is nothing.
std::optional<Resource> most_of(Resources const& resources) {
    std::optional<Resource> most;
    for (Resource const resource : all_resources) {
        if (resources[resource] > (most ? resources[*most] : 0)) {
            most = resource;
        }
    }
    return most;
}

bool is_partner(Position const& position, Seat seat) {
    return seat != position.turn && position.players[seat].hand_size() > 0 &&
           position.public_points(seat) < dangerous_points;
}

} // namespace

void propose_offer(Position const& position, Plan const& plan, MoveList& moves) {
    Resources const lacking = plan.lacks(position.mover().hand);
    auto const spare = most_of(plan.spares(position.mover().hand));
    if (!spare || position.offers >= most_sensible_offers) {
        return;
    }
    int skip = position.offers;
    for (Resource const wanted : all_resources) {
        for (Seat seat = 0; lacking[wanted] > 0 && seat < position.player_count; ++seat) {
            if (is_partner(position, seat) && skip-- == 0) {
                moves.push_back(Move::offer(seat, Resources::of(*spare), Resources::of(wanted)));
                return;
            }
        }
    }
}

namespace {

std::string words_for(Reason reason, Goal goal) {
    switch (reason) {
    case Reason::brings_nearer:
        return fmt::format("it brings nearer {}", name_of(goal));
    case Reason::brings_more_cards:
        return "it brings more cards";
    case Reason::offerer_is_dangerous:
        return "the other is too close to winning";
    case Reason::cannot_be_paid:
        return "it is not there to give";
    case Reason::sets_back:
        return fmt::format("it sets back {}", name_of(goal));
    case Reason::is_of_no_use:
        return fmt::format("it is of no use for {}", name_of(goal));
    }
    std::unreachable();
}

} // namespace

std::string offer_note(Move const& offer, Plan const& plan) {
    return fmt::format("offered {} for {} to player {}: it is missing for {}", to_text(offer.give),
                       to_text(offer.take), offer.at, name_of(plan.goal));
}

std::string answer_note(Position const& position, Move const& answer, Plan const& plan) {
    auto const judgement = judge_offer(position, plan);
    return fmt::format("{} {} for {} of player {}: {}",
                       answer.kind == MoveKind::accept ? "accepted" : "rejected",
                       to_text(position.offer.give), to_text(position.offer.take), position.turn,
                       words_for(judgement.reason, plan.goal));
}

} // namespace catan
