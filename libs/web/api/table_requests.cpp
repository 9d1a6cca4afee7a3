#include "api/table_requests.hpp"

#include "people/secret.hpp"

namespace api {

using rules::Seat;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;
using tables::SeatKind;

namespace {

void add_seat(JsonObject const& json, NewTable& table) {
    std::string_view const kind = json.at("kind").as_string();
    tables::SeatPlan plan{.kind = tables::seat_kind_from_text(kind == "me" ? "open" : kind).value()};
    auto const seat = static_cast<Seat>(table.wish.seats.size());
    if (!plan.is_for_people()) {
        plan.bot = std::string(json.at("bot").as_string());
    } else if (plan.kind == SeatKind::invited) {
        auto const secret = people::new_secret();
        plan.invitation = people::hash_of(secret);
        table.invitations.emplace_back(seat, secret);
    } else if (kind == "me") {
        table.wish.mine.push_back(seat);
    }
    table.wish.seats.push_back(std::move(plan));
}

} // namespace

NewTable read_new_table(JsonObject const& body) {
    NewTable table;
    auto const read = [](JsonObject const& object, char const* name, auto use) {
        if (auto const* const value = object.if_contains(name)) {
            use(*value);
        }
    };
    table.wish.game = std::string(body.at("game").as_string());
    for (auto const& seat : body.at("seats").as_array()) {
        add_seat(seat.as_object(), table);
    }
    read(body, "options", [&](Json const& options) {
        for (auto const& [name, value] : options.as_object()) {
            table.wish.options[std::string(name)] =
                value.is_string() ? std::string(value.get_string()) : std::to_string(value.as_int64());
        }
    });
    read(body, "clock", [&](Json const& clock) {
        auto const seconds = [](rules::Duration& time) {
            return [&time](Json const& value) { time = std::chrono::seconds(value.as_int64()); };
        };
        auto& time = table.wish.time;
        read(clock.as_object(), "per_move", seconds(time.per_move));
        read(clock.as_object(), "per_game", seconds(time.per_game));
        read(clock.as_object(), "increment", seconds(time.increment));
    });
    read(body, "position",
         [&](Json const& position) { table.wish.position = std::string(position.as_string()); });
    read(body, "casual", [&](Json const& value) { table.wish.is_casual = value.as_bool(); });
    read(body, "private", [&](Json const& value) { table.wish.is_private = value.as_bool(); });
    read(body, "join", [&](Json const& value) { table.wish.joins = value.as_bool(); });
    return table;
}

Result<tables::Command> read_draw(std::string_view what) {
    if (what == "offer") {
        return tables::OfferDraw{};
    }
    if (what == "accept") {
        return tables::AcceptDraw{};
    }
    if (what == "decline") {
        return tables::DeclineDraw{};
    }
    return fail(ErrorKind::invalid, "a draw is for offer, accept or decline");
}

Result<tables::Command> read_takeback(std::string_view what) {
    if (what == "offer") {
        return tables::OfferTakeback{};
    }
    if (what == "accept") {
        return tables::AcceptTakeback{};
    }
    if (what == "decline") {
        return tables::DeclineTakeback{};
    }
    return fail(ErrorKind::invalid, "\"takeback\" must be offer, accept or decline");
}

tables::Move read_move(JsonObject const& body) {
    tables::Move move{.move = std::string(body.at("move").as_string())};
    if (auto const* const after = body.if_contains("after"); after != nullptr && after->is_int64()) {
        move.after = after->get_int64();
    }
    return move;
}

Result<tables::Command> read_command(JsonObject const& message) {
    auto const text = [&](char const* key) -> std::optional<std::string> {
        auto const* const value = message.if_contains(key);
        return value != nullptr && value->is_string() ? std::optional(std::string(value->get_string()))
                                                      : std::nullopt;
    };
    if (auto const move = text("move")) {
        return read_move(message);
    }
    if (auto const said = text("chat")) {
        return tables::Chat{*said};
    }
    if (auto const draw = text("draw")) {
        return read_draw(*draw);
    }
    if (auto const takeback = text("takeback")) {
        return read_takeback(*takeback);
    }
    if (message.contains("resign")) {
        return tables::Resign{};
    }
    if (message.contains("rematch")) {
        return tables::OfferRematch{};
    }
    if (message.contains("claim")) {
        return tables::Claim{};
    }
    return fail(ErrorKind::invalid, "send a move, resign, draw, takeback, chat, rematch, claim or ping");
}

} // namespace api
