#include "api/table_requests.hpp"

#include "people/secret.hpp"
#include "support/json_members.hpp"

namespace api {

using rules::Seat;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonMembers;
using support::JsonObject;
using support::Result;
using tables::SeatKind;

namespace {

Result<void> read_seat(Json const& json, NewTable& table) {
    JsonMembers members(json);
    auto const kind = members.text("kind");
    auto const known = tables::seat_kind_from_text(kind == "me" ? "open" : kind);
    if (!known) {
        members.fail("kind", "me, open, invited, house, upload or remote");
    }
    tables::SeatPlan plan{.kind = known.value_or(SeatKind::open)};
    auto const seat = static_cast<Seat>(table.wish.seats.size());
    if (!plan.is_for_people()) {
        plan.bot = members.text("bot");
    } else if (plan.kind == SeatKind::invited) {
        auto const secret = people::new_secret();
        plan.invitation = people::hash_of(secret);
        table.invitations.emplace_back(seat, secret);
    } else if (kind == "me") {
        table.wish.mine.push_back(seat);
    }
    table.wish.seats.push_back(std::move(plan));
    return members.finish();
}

Result<void> read_options(JsonObject const& options, tables::Wish& wish) {
    for (auto const& [name, value] : options) {
        if (!value.is_string() && !value.is_int64()) {
            return fail(ErrorKind::invalid, "the option {} is a text or a whole number",
                        std::string_view(name));
        }
        wish.options[std::string(name)] =
            value.is_string() ? std::string(value.get_string()) : std::to_string(value.get_int64());
    }
    return {};
}

Result<void> read_clock(Json const& json, tables::PersonTime& time) {
    constexpr std::int64_t most = 14 * 24 * 3600;
    JsonMembers members(json);
    auto const read = [&](char const* key) -> rules::Duration {
        auto const number = members.number(key);
        if (number < 0 || number > most) {
            members.fail(key, "a number of seconds, at most 14 days");
            return {};
        }
        return std::chrono::seconds(number);
    };
    if (json.is_object() && json.get_object().contains("per_move")) {
        time.per_move = read("per_move");
    } else {
        time.per_game = read("per_game");
        time.increment = read("increment");
    }
    return members.finish();
}

} // namespace

Result<NewTable> read_new_table(JsonObject const& body) {
    NewTable table;
    table.wish.game = std::string(body.at("game").as_string());
    for (auto const& seat : body.at("seats").as_array()) {
        if (auto const read = read_seat(seat, table); !read) {
            return fail(read.error().kind, "seat {}: {}", table.wish.seats.size() - 1, read.error().message);
        }
    }
    if (auto const* const options = body.if_contains("options")) {
        TULKAS_TRY(read_options(options->as_object(), table.wish));
    }
    if (auto const* const clock = body.if_contains("clock")) {
        if (auto const read = read_clock(*clock, table.wish.time); !read) {
            return fail(read.error().kind, "the clock: {}", read.error().message);
        }
    }
    if (auto const* const position = body.if_contains("position")) {
        table.wish.position = std::string(position->as_string());
    }
    auto const flag = [&](char const* name, bool standard) {
        auto const* const value = body.if_contains(name);
        return value == nullptr ? standard : value->as_bool();
    };
    table.wish.is_casual = flag("casual", true);
    table.wish.is_private = flag("private", false);
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

Result<tables::Command> read_command(JsonObject const& message) {
    auto const text = [&](char const* key) -> std::optional<std::string> {
        auto const* const value = message.if_contains(key);
        return value != nullptr && value->is_string() ? std::optional(std::string(value->get_string()))
                                                      : std::nullopt;
    };
    if (auto const move = text("move")) {
        return tables::Move{*move};
    }
    if (auto const said = text("chat")) {
        return tables::Chat{*said};
    }
    if (auto const draw = text("draw")) {
        return read_draw(*draw);
    }
    if (message.contains("resign")) {
        return tables::Resign{};
    }
    if (message.contains("rematch")) {
        return tables::OfferRematch{};
    }
    return fail(ErrorKind::invalid, "send a move, resign, draw, chat or rematch");
}

} // namespace api
