#include "catan/json_forms.hpp"

#include "catan/notation.hpp"
#include "catan/position_words.hpp"

namespace catan {

using support::Json;
using support::JsonArray;
using support::JsonObject;

JsonObject to_json(Resources const& resources) {
    JsonObject object;
    for (Resource const resource : all_resources) {
        object[name_of(resource)] = resources[resource];
    }
    return object;
}

JsonObject to_json(Cards const& cards) {
    JsonObject object;
    for (Card const card : all_cards) {
        object[name_of(card)] = cards[card];
    }
    return object;
}

std::string_view name_of(Phase phase) {
    return words::phase_words[static_cast<std::size_t>(phase)];
}

namespace {

JsonArray to_json(Shares const& shares) {
    JsonArray array;
    for (Resources const& share : shares) {
        array.emplace_back(to_json(share));
    }
    return array;
}

void add_chance(Happening const& happening, JsonObject& object) {
    switch (happening.move.kind) {
    case MoveKind::roll:
        object["dice"] = JsonArray{happening.dice.one, happening.dice.other};
        object["received"] = to_json(happening.shares);
        break;
    case MoveKind::steal:
        object["victim"] = happening.victim;
        object["resource"] = happening.is_secret ? Json() : Json(name_of(happening.stolen));
        break;
    case MoveKind::buy:
        object["card"] = happening.is_secret ? Json() : Json(name_of(happening.bought));
        break;
    default:
        break;
    }
}

void add_cards(Happening const& happening, JsonObject& object) {
    if (happening.move.kind == MoveKind::settlement && happening.shares != Shares{}) {
        object["received"] = to_json(happening.shares);
    }
    if (happening.is_monopoly) {
        object["lost"] = to_json(happening.shares);
    }
    if (!happening.offer.give.empty()) {
        object["offer"] =
            to_text(Move::offer(happening.offer.partner, happening.offer.give, happening.offer.take));
    }
}

} // namespace

JsonObject to_json(Happening const& happening) {
    JsonObject object{{"seat", happening.who}, {"move", to_text(happening.move)}};
    add_chance(happening, object);
    add_cards(happening, object);
    if (happening.winner != Position::nobody) {
        object["winner"] = happening.winner;
    }
    return object;
}

} // namespace catan
