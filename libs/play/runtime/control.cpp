#include "runtime/control.hpp"

#include "support/overloaded.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace runtime {

using support::Overloaded;

namespace {

using Next = std::optional<ControlAction>;

Next crash(Control& control, ActorId actor, Failure failure, std::string what) {
    bool const is_bot = !actor.is_engine();
    control.state =
        Crash{.fault = {.whose = is_bot ? Fault::Whose::bot : Fault::Whose::engine,
                        .seat = is_bot ? actor.seat() : 0,
                        .failure = failure,
                        .what = std::move(what)},
              .result = is_bot ? std::optional(error_loss(actor.seat(), control.seats())) : std::nullopt};
    return SendShutdown{};
}

std::string describe(ControlState const& state) {
    return std::visit(Overloaded{
                          [](ConnectionAwait const&) -> std::string { return "before the game began"; },
                          [](WaitForEngine const&) -> std::string { return "while the engine was thinking"; },
                          [](WaitForBot const& wait) {
                              return fmt::format("while bot {} was asked for {}", wait.bot, wait.method);
                          },
                          [](auto const&) -> std::string { return "after the end"; },
                      },
                      state);
}

Next unexpected(Control& control, Received const& received) {
    return crash(control, received.from, Failure::bad_message,
                 fmt::format("an unexpected {} {}", protocol::type_of(received.message).name,
                             describe(control.state)));
}

// The engine starts once the last actor is there with all it wanted.
Next start_if_all_are_ready(Control& control) {
    auto const& actors = std::get<ConnectionAwait>(control.state).actors;
    bool const ready = std::ranges::all_of(
        actors, [](auto const& actor) { return actor.connected && actor.sent == actor.wanted; });
    if (!ready) {
        return std::nullopt;
    }
    control.state = WaitForEngine{};
    return SendStart{};
}

Next on_connected(Control& control, Connected const& event) {
    if (auto* wait = std::get_if<ConnectionAwait>(&control.state)) {
        wait->actors[event.actor.index()].connected = true;
        return start_if_all_are_ready(control);
    }
    return std::nullopt;
}

// The request is answered first; that everybody is ready then is noticed at the next look, which the
// handler takes by saying once more that the actor is connected.
Next on_binary(Control& control, Received const& received, protocol::ActorBinary const& request) {
    auto* wait = std::get_if<ConnectionAwait>(&control.state);
    auto const bit = binary_set(request.kind);
    if (wait == nullptr || !request.data.empty()) {
        return unexpected(control, received);
    }
    auto& actor = wait->actors[received.from.index()];
    if ((actor.wanted & bit) == 0 || (actor.sent & bit) != 0) {
        return crash(control, received.from, Failure::bad_message,
                     fmt::format("asked for the binary {}, which is not for it or was sent already",
                                 protocol::to_text(request.kind)));
    }
    actor.sent |= bit;
    return SendBinary{.to = received.from, .kind = request.kind};
}

Next on_call(Control& control, Received const& received, protocol::ProxyCall const& call) {
    auto const seat = call.target.seat(control.seats());
    if (!received.from.is_engine() || !std::holds_alternative<WaitForEngine>(control.state)) {
        return unexpected(control, received);
    }
    if (!seat) {
        return crash(control, received.from, Failure::bad_message,
                     fmt::format("called {}, and there are {} bots", call.target.to_text(), control.seats()));
    }
    control.state = WaitForBot{.bot = *seat, .method = std::string(received.method)};
    return PassCallOn{*seat};
}

Next on_answer(Control& control, Received const& received, protocol::CallResult const& answer) {
    if (received.from.is_engine()) {
        return unexpected(control, received);
    }
    auto& overdue = control.overdue[static_cast<std::size_t>(received.from.seat())];
    if (overdue > 0) {
        --overdue;
        return std::nullopt;
    }
    auto const* wait = std::get_if<WaitForBot>(&control.state);
    if (wait == nullptr || wait->bot != received.from.seat()) {
        return unexpected(control, received);
    }
    if (wait->method != answer.method) {
        return crash(
            control, received.from, Failure::bad_message,
            fmt::format("answered {} when asked for {}", support::in_quotes(answer.method), wait->method));
    }
    control.state = WaitForEngine{};
    return PassAnswerOn{received.from.seat()};
}

Next on_result(Control& control, Received const& received, GameResult result) {
    if (!received.from.is_engine() || !std::holds_alternative<WaitForEngine>(control.state)) {
        return unexpected(control, received);
    }
    if (!fits(result, control.seats())) {
        return crash(control, received.from, Failure::bad_message,
                     fmt::format("gave a {} for a game of {} seats", protocol::type_of(received.message).name,
                                 control.seats()));
    }
    control.state = Finished{std::move(result)};
    return SendShutdown{};
}

std::vector<rules::Seat> all_seats(Control const& control) {
    std::vector<rules::Seat> seats(control.overdue.size());
    std::iota(seats.begin(), seats.end(), 0);
    return seats;
}

Next on_log(Control& control, Received const& received, protocol::LogEntry const& entry) {
    using Kind = protocol::LogTarget::Kind;
    auto const kind = entry.target.kind;
    if (!received.from.is_engine()) {
        if (kind != Kind::self) {
            return crash(control, received.from, Failure::bad_message,
                         fmt::format("wrote to the log of {}", protocol::to_text(entry.target)));
        }
        return KeepLog{.bots = {received.from.seat()}};
    }
    if (kind == Kind::bot) {
        auto const seat = entry.target.bot->seat(control.seats());
        return seat ? Next(KeepLog{.bots = {*seat}})
                    : crash(control, received.from, Failure::bad_message,
                            fmt::format("wrote to the log of {}, who is not here",
                                        protocol::to_text(entry.target)));
    }
    bool const bots_too = kind != Kind::self;
    return KeepLog{.engine = kind != Kind::bots,
                   .bots = bots_too ? all_seats(control) : std::vector<rules::Seat>{}};
}

Next on_received(Control& control, Received const& received) {
    if (control.is_over()) {
        // What was on its way when the game ended; only logs are still worth keeping.
        auto const* entry = std::get_if<protocol::LogEntry>(&received.message);
        bool const own_log = entry != nullptr && !received.from.is_engine() &&
                             entry->target.kind == protocol::LogTarget::Kind::self;
        return own_log ? Next(KeepLog{.bots = {received.from.seat()}}) : std::nullopt;
    }
    return std::visit(
        Overloaded{
            [&](protocol::LogEntry const& entry) { return on_log(control, received, entry); },
            [&](protocol::ErrorReport const& report) {
                return crash(control, received.from, Failure::reported, std::string(report.text));
            },
            [&](protocol::ChallengeResult const& result) { return on_result(control, received, result); },
            [&](protocol::MatchResult const& result) { return on_result(control, received, result); },
            [&](protocol::RankingResult const& result) { return on_result(control, received, result); },
            [&](protocol::ActorBinary const& request) { return on_binary(control, received, request); },
            [&](protocol::ProxyCall const& call) { return on_call(control, received, call); },
            [&](protocol::CallResult const& answer) { return on_answer(control, received, answer); },
            // Only the handler sends the others.
            [&](auto const&) { return unexpected(control, received); },
        },
        received.message);
}

Next on_expired(Control& control, CallExpired const& event) {
    auto const* wait = std::get_if<WaitForBot>(&control.state);
    if (wait == nullptr) {
        return std::nullopt; // the answer came at the last moment
    }
    auto const late = wait->bot;
    control.overdue[static_cast<std::size_t>(late)] += event.answered ? 0 : 1;
    control.state = WaitForEngine{};
    return SendTimeout{late};
}

} // namespace

Control new_control(std::vector<BinarySet> const& wanted) {
    ConnectionAwait wait;
    for (auto const set : wanted) {
        wait.actors.push_back({.wanted = set});
    }
    return {.state = std::move(wait), .overdue = std::vector<int>(wanted.size() - 1)};
}

std::optional<ControlAction> step(Control& control, ControlEvent const& event) {
    return std::visit(
        Overloaded{
            [&](Connected const& connected) { return on_connected(control, connected); },
            [&](Received const& received) { return on_received(control, received); },
            [&](CallExpired const& expired) { return on_expired(control, expired); },
            [&](ActorFailed const& failed) {
                return control.is_over() ? Next() : crash(control, failed.actor, failed.failure, failed.what);
            },
            [&](HouseFailed const& failed) {
                if (control.is_over()) {
                    return Next();
                }
                control.state = Crash{
                    .fault = {.whose = Fault::Whose::house, .failure = Failure::house, .what = failed.what},
                    .result = std::nullopt};
                return Next(SendShutdown{});
            },
        },
        event);
}

} // namespace runtime
