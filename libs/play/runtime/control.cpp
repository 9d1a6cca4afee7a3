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

// The call of this bot in a round that has been asked, if it is open.
RoundCall* open_call(Control& control, rules::Seat bot) {
    auto* const round = std::get_if<WaitForRound>(&control.state);
    if (round == nullptr) {
        return nullptr;
    }
    auto const found = std::ranges::find_if(
        round->calls, [bot](RoundCall const& call) { return call.bot == bot && call.is_open; });
    return found == round->calls.end() ? nullptr : &*found;
}

Next drop(Control& control, Fault fault) {
    auto const bot = fault.seat;
    control.failed.push_back(bot);
    if (auto* const call = open_call(control, bot)) {
        call->is_open = false;
    }
    auto const* const wait = std::get_if<WaitForBot>(&control.state);
    bool const was_asked = wait != nullptr && wait->bot == bot;
    if (was_asked) {
        control.state = WaitForEngine{};
    }
    return DropBot{.fault = std::move(fault), .was_asked = was_asked};
}

Next crash(Control& control, ActorId actor, Failure failure, std::string what) {
    bool const is_bot = !actor.is_engine();
    Fault fault{.whose = is_bot ? Fault::Whose::bot : Fault::Whose::engine,
                .seat = is_bot ? actor.seat() : 0,
                .failure = failure,
                .what = std::move(what)};
    if (is_bot && control.bears_failures && failure != Failure::record_ended) {
        return drop(control, std::move(fault));
    }
    control.state =
        Crash{.fault = std::move(fault),
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
                          [](WaitForCalls const& wait) {
                              return fmt::format("after {} of {} calls at once", wait.calls.size(),
                                                 wait.awaited);
                          },
                          [](WaitForRound const&) -> std::string { return "while several were asked"; },
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

bool contains(std::vector<rules::Seat> const& seats, rules::Seat seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

Next engine_erred(Control& control, std::string what) {
    return crash(control, ActorId::engine(), Failure::bad_message, std::move(what));
}

Next on_simultaneous(Control& control, Received const& received, protocol::Simultaneous const& round) {
    if (!received.from.is_engine() || !std::holds_alternative<WaitForEngine>(control.state)) {
        return unexpected(control, received);
    }
    if (round.calls < 1 || round.calls > control.seats()) {
        return engine_erred(control, fmt::format("wanted to make {} calls at once, and there are {} bots",
                                                 round.calls, control.seats()));
    }
    control.bears_failures = true;
    control.state = WaitForCalls{.awaited = static_cast<std::size_t>(round.calls)};
    return std::nullopt;
}

Next add_to_round(Control& control, rules::Seat seat, std::string_view method) {
    auto& round = std::get<WaitForCalls>(control.state);
    if (std::ranges::find(round.calls, seat, &RoundCall::bot) != round.calls.end()) {
        return engine_erred(control, fmt::format("called bot {} twice at once", seat));
    }
    round.calls.push_back(
        {.bot = seat, .method = std::string(method), .is_open = !contains(control.failed, seat)});
    if (round.calls.size() < round.awaited) {
        return KeepCall{seat};
    }
    auto calls = std::move(round.calls);
    control.state = WaitForRound{std::move(calls)};
    return AskRound{seat};
}

Next on_call(Control& control, Received const& received, protocol::ProxyCall const& call) {
    auto const seat = call.target.seat(control.seats());
    if (!received.from.is_engine() || !control.waits_for_engine()) {
        return unexpected(control, received);
    }
    if (!seat) {
        return engine_erred(
            control, fmt::format("called {}, and there are {} bots", call.target.to_text(), control.seats()));
    }
    if (contains(control.out, *seat)) {
        return engine_erred(control,
                            fmt::format("called {}, which it has eliminated", call.target.to_text()));
    }
    if (std::holds_alternative<WaitForCalls>(control.state)) {
        return add_to_round(control, *seat, received.method);
    }
    if (contains(control.failed, *seat)) {
        return SendTimeout{*seat};
    }
    control.state = WaitForBot{.bot = *seat, .method = std::string(received.method)};
    return PassCallOn{*seat};
}

Next on_elimination(Control& control, Received const& received, protocol::Elimination const& elimination) {
    if (!received.from.is_engine() || !std::holds_alternative<WaitForEngine>(control.state)) {
        return unexpected(control, received);
    }
    auto const seat = elimination.bot.seat(control.seats());
    if (!seat || contains(control.out, *seat)) {
        return engine_erred(
            control, fmt::format("eliminated {}, which is not in the game", elimination.bot.to_text()));
    }
    control.out.push_back(*seat);
    return SendOff{*seat};
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
    auto const seat = received.from.seat();
    auto const* wait = std::get_if<WaitForBot>(&control.state);
    auto* const of_round = open_call(control, seat);
    if (of_round == nullptr && (wait == nullptr || wait->bot != seat)) {
        return unexpected(control, received);
    }
    auto const& method = of_round != nullptr ? of_round->method : wait->method;
    if (method != answer.method) {
        return crash(control, received.from, Failure::bad_message,
                     fmt::format("answered {} when asked for {}", support::in_quotes(answer.method), method));
    }
    if (of_round != nullptr) {
        of_round->is_open = false;
        return KeepAnswer{.from = seat};
    }
    control.state = WaitForEngine{};
    return PassAnswerOn{seat};
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

Next on_view(Control& control, Received const& received) {
    bool const is_its_turn =
        received.from.is_engine() && std::holds_alternative<WaitForEngine>(control.state);
    return is_its_turn ? Next(KeepView{}) : unexpected(control, received);
}

Next on_received(Control& control, Received const& received) {
    if (control.is_over() || (!received.from.is_engine() && control.has_left(received.from.seat()))) {
        // What was on its way when the game ended for it; only logs are still worth keeping.
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
            [&](protocol::GameView const&) { return on_view(control, received); },
            [&](protocol::Simultaneous const& round) { return on_simultaneous(control, received, round); },
            [&](protocol::Elimination const& bot) { return on_elimination(control, received, bot); },
            [&](protocol::ActorBinary const& request) { return on_binary(control, received, request); },
            [&](protocol::ProxyCall const& call) { return on_call(control, received, call); },
            [&](protocol::CallResult const& answer) { return on_answer(control, received, answer); },
            // Only the handler sends the others.
            [&](auto const&) { return unexpected(control, received); },
        },
        received.message);
}

Next on_expired(Control& control, CallExpired const& event) {
    if (auto* const call = open_call(control, event.bot)) {
        call->is_open = false;
        control.overdue[static_cast<std::size_t>(event.bot)] += event.answered ? 0 : 1;
        return KeepAnswer{.from = event.bot, .is_answered = false};
    }
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

bool Control::has_left(rules::Seat seat) const {
    return contains(failed, seat) || contains(out, seat);
}

bool Control::waits_for_engine() const {
    return std::holds_alternative<WaitForEngine>(state) || std::holds_alternative<WaitForCalls>(state);
}

bool Control::waits_for(rules::Seat seat) const {
    if (auto const* const wait = std::get_if<WaitForBot>(&state)) {
        return wait->bot == seat;
    }
    auto const* const round = std::get_if<WaitForRound>(&state);
    return round != nullptr && std::ranges::any_of(round->calls, [seat](RoundCall const& call) {
               return call.bot == seat && call.is_open;
           });
}

bool end_round(Control& control) {
    auto const* const round = std::get_if<WaitForRound>(&control.state);
    if (round == nullptr || std::ranges::any_of(round->calls, &RoundCall::is_open)) {
        return false;
    }
    control.state = WaitForEngine{};
    return true;
}

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
                bool const has_left = !failed.actor.is_engine() && control.has_left(failed.actor.seat());
                return control.is_over() || has_left
                           ? Next()
                           : crash(control, failed.actor, failed.failure, failed.what);
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
