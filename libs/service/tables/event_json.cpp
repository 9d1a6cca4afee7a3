#include "support/enum_names.hpp"
#include "support/json_members.hpp"
#include "support/moment.hpp"
#include "support/overloaded.hpp"
#include "support/text.hpp"
#include "tables/event.hpp"

#include <array>
#include <utility>

namespace tables {

using rules::Duration;
using rules::Seat;
using rules::TimeControl;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

// In the order of Happening.
constexpr auto kinds = support::enum_names<std::size_t>(
    "created", "seated", "left", "taken_over", "started", "asked", "moved", "wrote", "draw_offered",
    "draw_accepted", "draw_declined", "takeback_offered", "takeback_declined", "taken_back", "refused",
    "resigned", "flag_fell", "bot_failed", "paused", "resumed", "ended", "chat", "rematch_offered", "rematch",
    "eliminated");
static_assert(kinds.size() == std::variant_size_v<Happening>);

// --- writing ---

Json microseconds(Duration duration) {
    if (duration == TimeControl::forever) {
        return {};
    }
    return std::chrono::duration_cast<std::chrono::microseconds>(duration).count();
}

JsonObject to_json(Participant const& who) {
    return {{"account", who.account ? Json(*who.account) : Json()},
            {"guest", who.guest.empty() ? Json() : Json(who.guest)},
            {"name", who.name}};
}

JsonObject to_json(SeatPlan const& plan) {
    return {{"kind", to_text(plan.kind)},
            {"bot", plan.bot.empty() ? Json() : Json(plan.bot)},
            {"invitation", plan.invitation.empty() ? Json() : Json(plan.invitation)}};
}

JsonObject to_json(PersonTime const& time) {
    return {{"per_move", microseconds(time.per_move)},
            {"per_game", microseconds(time.per_game)},
            {"increment", microseconds(time.increment)}};
}

Json to_json(std::optional<rules::Outcome> const& outcome) {
    if (!outcome) {
        return {};
    }
    return {{"winner", outcome->winner ? Json(*outcome->winner) : Json()},
            {"scores", JsonArray(outcome->scores.begin(), outcome->scores.end())},
            {"reason", outcome->reason}};
}

JsonObject members_of(Created const& created) {
    JsonObject options;
    for (auto const& [name, value] : created.options) {
        options[name] = value;
    }
    JsonArray seats;
    for (auto const& plan : created.seats) {
        seats.emplace_back(to_json(plan));
    }
    JsonObject members{
        {"game", created.game},
        {"options", std::move(options)},
        {"seed", std::to_string(created.seed)}, // a text: not every reader's numbers have 64 bits
        {"position", created.position ? Json(*created.position) : Json()},
        {"seats", std::move(seats)},
        {"time", to_json(created.time)},
        {"casual", created.is_casual},
        {"private", created.is_private},
        {"by", to_json(created.by)}};
    if (created.version != 0) { // of games of our own nothing is said
        members.emplace("version", static_cast<std::int64_t>(created.version));
    }
    return members;
}

JsonArray to_json(std::vector<record::LogLine> const& lines) {
    JsonArray array;
    array.reserve(lines.size());
    for (auto const& line : lines) {
        array.push_back({{"moves", line.call}, {"text", line.text}});
    }
    return array;
}

// Events of games that show nothing are as they always were.
JsonObject with_shown(JsonObject members, std::optional<std::string> const& shown) {
    if (shown) {
        members.emplace("shown", *shown);
    }
    return members;
}

JsonObject members_of(Happening const& what) {
    return std::visit(
        support::Overloaded{
            [](Created const& it) { return members_of(it); },
            [](Seated const& it) { return JsonObject{{"seat", it.seat}, {"who", to_json(it.who)}}; },
            [](TakenOver const& it) {
                return JsonObject{{"guest", to_json(it.guest)}, {"who", to_json(it.who)}};
            },
            [](Asked const& it) {
                auto asked =
                    with_shown({{"seat", it.seat}, {"method", it.method}, {"params", it.params}}, it.shown);
                if (it.is_round) {
                    asked.emplace("together", it.is_together);
                }
                return asked;
            },
            [](Moved const& it) {
                return JsonObject{{"seat", it.seat}, {"move", it.move}, {"used", microseconds(it.used)}};
            },
            [](Wrote const& it) {
                return JsonObject{
                    {"seat", it.seat}, {"lines", to_json(it.lines)}, {"cut", it.cut}, {"author", it.author}};
            },
            [](TakenBack const& it) { return JsonObject{{"seat", it.seat}, {"moves", it.moves}}; },
            [](Refused const& it) { return JsonObject{{"seat", it.seat}, {"why", it.why}}; },
            [](BotFailed const& it) { return JsonObject{{"seat", it.seat}, {"why", it.why}}; },
            [](Ended const& it) {
                return with_shown({{"outcome", to_json(it.outcome)}, {"why", it.why}}, it.shown);
            },
            [](Chatted const& it) { return JsonObject{{"seat", it.seat}, {"text", it.text}}; },
            [](Rematched const& it) { return JsonObject{{"table", it.table}}; },
            [](auto const& it) {
                if constexpr (requires { it.seat; }) {
                    return JsonObject{{"seat", it.seat}};
                } else {
                    return JsonObject{};
                }
            }},
        what);
}

// --- reading ---

Duration duration(support::JsonMembers& members, std::string_view key) {
    constexpr auto longest = std::chrono::floor<std::chrono::microseconds>(Duration::max()).count();
    auto const number = members.number_or_null(key);
    if (number && (*number < 0 || *number > longest)) {
        members.fail(key, "a time that has passed");
        return {};
    }
    return number ? std::chrono::microseconds(*number) : TimeControl::forever;
}

Seat seat(support::JsonMembers& members) {
    return static_cast<Seat>(members.number("seat"));
}

Participant participant(support::JsonMembers& members, std::string_view key) {
    support::JsonMembers inner(members.any(key));
    Participant who{.account = inner.number_or_null("account"),
                    .guest = inner.text_or_null("guest").value_or(""),
                    .name = inner.text("name")};
    members.take_over(inner.finish());
    return who;
}

SeatPlan seat_plan(support::JsonMembers& members, Json const& json) {
    support::JsonMembers inner(json);
    auto const kind = seat_kind_from_text(inner.text("kind"));
    if (!kind) {
        inner.fail("kind", "a known kind of seat");
    }
    SeatPlan plan{.kind = kind.value_or(SeatKind::open),
                  .bot = inner.text_or_null("bot").value_or(""),
                  .invitation = inner.text_or_null("invitation").value_or("")};
    members.take_over(inner.finish());
    return plan;
}

PersonTime person_time(support::JsonMembers& members) {
    support::JsonMembers inner(members.any("time"));
    PersonTime const time{.per_move = duration(inner, "per_move"),
                          .per_game = duration(inner, "per_game"),
                          .increment = duration(inner, "increment")};
    members.take_over(inner.finish());
    return time;
}

Created created(support::JsonMembers& members) {
    Created created{.game = members.text("game"), .seats = {}};
    if (members.has("version")) {
        auto const version = members.number("version");
        created.version = static_cast<std::uint64_t>(version);
        if (version < 1) {
            members.fail("version", "a number from 1 on");
        }
    }
    auto const& options = members.any("options");
    support::JsonMembers values(options);
    for (auto const& [name, value] : options.is_object() ? options.get_object() : JsonObject{}) {
        created.options[std::string(name)] = values.text(name);
    }
    members.take_over(values.finish());
    auto const seed = support::whole_number<std::uint64_t>(members.text("seed"));
    if (!seed) {
        members.fail("seed", "a whole number in a string");
    }
    created.seed = seed.value_or(0);
    created.position = members.text_or_null("position");
    for (auto const& plan : members.array("seats")) {
        created.seats.push_back(seat_plan(members, plan));
    }
    created.time = person_time(members);
    created.is_casual = members.flag("casual");
    created.is_private = members.flag("private");
    created.by = participant(members, "by");
    return created;
}

std::optional<rules::Outcome> outcome(support::JsonMembers& members) {
    auto const& json = members.any("outcome");
    if (json.is_null()) {
        return std::nullopt;
    }
    support::JsonMembers inner(json);
    rules::Outcome outcome;
    if (auto const winner = inner.number_or_null("winner")) {
        outcome.winner = static_cast<Seat>(*winner);
    }
    for (auto const& score : inner.array("scores")) {
        if (!score.is_int64()) {
            inner.fail("scores", "whole numbers");
            break;
        }
        outcome.scores.push_back(static_cast<int>(score.get_int64()));
    }
    outcome.reason = inner.text("reason");
    members.take_over(inner.finish());
    return outcome;
}

// How many there are of something.
std::int64_t count(support::JsonMembers& members, std::string_view key) {
    auto const number = members.number(key);
    if (number < 0) {
        members.fail(key, "a number from 0 on");
    }
    return number;
}

Wrote wrote(support::JsonMembers& members) {
    Wrote wrote{
        .seat = seat(members), .author = members.number("author"), .lines = {}, .cut = count(members, "cut")};
    for (auto const& line : members.array("lines")) {
        support::JsonMembers inner(line);
        auto const moves = count(inner, "moves");
        if (!std::in_range<int>(moves)) {
            inner.fail("moves", "a smaller number");
        }
        wrote.lines.push_back({.call = static_cast<int>(moves), .text = inner.text("text")});
        members.take_over(inner.finish());
    }
    return wrote;
}

std::optional<std::string> shown(support::JsonMembers& members) {
    return members.has("shown") ? std::optional(members.text("shown")) : std::nullopt;
}

template <typename Kind>
Happening read(support::JsonMembers& members) {
    if constexpr (std::is_same_v<Kind, Created>) {
        return created(members);
    } else if constexpr (std::is_same_v<Kind, Seated>) {
        return Seated{.seat = seat(members), .who = participant(members, "who")};
    } else if constexpr (std::is_same_v<Kind, TakenOver>) {
        return TakenOver{.guest = participant(members, "guest"), .who = participant(members, "who")};
    } else if constexpr (std::is_same_v<Kind, Asked>) {
        bool const is_round = members.has("together");
        return Asked{.seat = seat(members),
                     .method = members.text("method"),
                     .params = members.object("params"),
                     .shown = shown(members),
                     .is_round = is_round,
                     .is_together = is_round && members.flag("together")};
    } else if constexpr (std::is_same_v<Kind, Moved>) {
        return Moved{.seat = seat(members), .move = members.text("move"), .used = duration(members, "used")};
    } else if constexpr (std::is_same_v<Kind, Wrote>) {
        return wrote(members);
    } else if constexpr (std::is_same_v<Kind, TakenBack>) {
        return TakenBack{.seat = seat(members), .moves = count(members, "moves")};
    } else if constexpr (std::is_same_v<Kind, Refused>) {
        return Refused{.seat = seat(members), .why = members.text("why")};
    } else if constexpr (std::is_same_v<Kind, BotFailed>) {
        return BotFailed{.seat = seat(members), .why = members.text("why")};
    } else if constexpr (std::is_same_v<Kind, Ended>) {
        return Ended{.outcome = outcome(members), .why = members.text("why"), .shown = shown(members)};
    } else if constexpr (std::is_same_v<Kind, Chatted>) {
        return Chatted{.seat = seat(members), .text = members.text("text")};
    } else if constexpr (std::is_same_v<Kind, Rematched>) {
        return Rematched{.table = members.number("table")};
    } else if constexpr (std::is_empty_v<Kind>) {
        return Kind{};
    } else {
        return Kind{.seat = seat(members)};
    }
}

template <std::size_t... Index>
Happening read_kind(std::size_t kind, support::JsonMembers& members, std::index_sequence<Index...> /*all*/) {
    using Reader = Happening (*)(support::JsonMembers&);
    constexpr std::array<Reader, sizeof...(Index)> readers{
        &read<std::variant_alternative_t<Index, Happening>>...};
    return readers.at(kind)(members);
}

} // namespace

Json to_json(Event const& event) {
    JsonObject json{{"number", event.number},
                    {"moment", support::to_number(event.moment)},
                    {"kind", kinds.name_of(event.what.index())}};
    for (auto& member : members_of(event.what)) {
        json.insert(std::move(member));
    }
    if (!event.command.empty()) {
        json["command"] = event.command;
    }
    return json;
}

Result<Event> event_from_json(Json const& json) {
    support::JsonMembers members(json);
    Event event{.number = members.number("number"),
                .moment = support::to_moment(members.number("moment")),
                .what = Started{}};
    if (auto const kind = kinds.find(members.text("kind"))) {
        event.what = read_kind(*kind, members, std::make_index_sequence<kinds.size()>());
    } else {
        members.fail("kind", "a known kind of event");
    }
    if (members.has("command")) {
        event.command = members.text("command");
    }
    auto const read = members.finish();
    return read ? Result<Event>(std::move(event)) : pass_on(read);
}

} // namespace tables
