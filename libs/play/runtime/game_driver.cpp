#include "runtime/game_driver.hpp"

#include "protocol/base64.hpp"
#include "support/assert.hpp"
#include "support/controls.hpp"
#include "support/json.hpp"
#include "support/overloaded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace runtime {

using rules::Seat;
using support::Overloaded;

namespace {

// When a call has been running for so long, those who are not asked are held: then there is nothing to look
// at but the call.
constexpr rules::Duration patience = std::chrono::milliseconds(32);

// The JSON text of an answer, as the record keeps it where the engine is not ours: there a move is one line.
std::string answer_text(Envelope const& answer) {
    std::string text;
    protocol::decode_base64(std::get<protocol::CallResult>(answer.message).data, text);
    if (text.find_first_of("\r\n") == std::string::npos) {
        return text;
    }
    auto const json = support::parse_json(text);
    return support::to_text(json ? *json : support::Json(text));
}

std::vector<BinarySet> wanted_by(GameDriver::Actors const& actors) {
    std::vector<BinarySet> wanted{actors.engine->wanted()};
    for (auto const& bot : actors.bots) {
        wanted.push_back(bot->wanted());
    }
    return wanted;
}

} // namespace

GameDriver::GameDriver(Actors actors, GameLimits const& limits, WallClock clock)
    : m_control(new_control(wanted_by(actors))),
      m_engine(std::move(actors.engine), limits.engine_time),
      m_referee(actors.referee),
      m_teams(std::move(actors.teams)),
      m_now(std::move(clock)),
      m_lapses(actors.bots.size()),
      m_logs(actors.bots.size() + 1, record::Log(limits.log_bytes)),
      m_shown(actors.bots.size(), limits.shown),
      m_said_of(actors.bots.size()) {
    protocol::append_base64(m_start, actors.start);
    TULKAS_ASSERT(limits.of_seats.empty() || limits.of_seats.size() == actors.bots.size());
    for (auto& bot : actors.bots) {
        m_places.emplace_back(std::move(bot),
                              limits.of_seats.empty() ? limits.time : limits.of_seats[m_places.size()]);
    }
}

void GameDriver::start() {
    ++m_open;
    m_engine.open(*this, ActorId::engine());
    for (Seat seat = 0; seat < std::ssize(m_places) && !m_control.is_over(); ++seat) {
        ++m_open;
        place(seat).open(*this, ActorId::bot(seat));
    }
}

// --- what comes in ---

void GameDriver::connected(ActorId from) {
    happen(Connected{from});
}

void GameDriver::received(ActorId from, Envelope const& envelope) {
    // An actor in this process answers while it is being asked: its letter waits until the one at hand is
    // done with, so that a long game does not become a deep stack.
    m_letters.push_back({.from = from, .envelope = envelope});
    read_letters();
}

void GameDriver::printed(ActorId from, std::string_view text) {
    m_logs[from.index()].add(static_cast<int>(m_moves.size()), support::visible(text));
}

void GameDriver::failed(ActorId from, Failure failure, std::string what) {
    happen(ActorFailed{.actor = from, .failure = failure, .what = std::move(what)});
}

void GameDriver::passed(ActorId from) {
    if (m_control.waits_for(from.seat())) {
        expire(from.seat(), {.is_wall_time = true, .what = "no answer in time"}, true);
    }
}

void GameDriver::closed(ActorId /*from*/) {
    TULKAS_ASSERT(m_open > 0);
    --m_open;
    m_on_closed();
}

void GameDriver::house_failed(std::string what) {
    happen(HouseFailed{std::move(what)});
}

void GameDriver::read_letters() {
    if (m_is_reading) {
        return;
    }
    m_is_reading = true;
    for (std::size_t next = 0; next < m_letters.size(); ++next) {
        auto const letter = m_letters[next];
        handle(letter);
    }
    m_letters.clear();
    m_is_reading = false;
}

bool GameDriver::answers_the_call(Letter const& letter) const {
    return !letter.from.is_engine() && m_control.waits_for(letter.from.seat()) &&
           std::holds_alternative<protocol::CallResult>(letter.envelope.message) &&
           m_control.overdue[static_cast<std::size_t>(letter.from.seat())] == 0;
}

// What an engine says when it is its turn and ends it; only of an engine that is clocked.
bool GameDriver::ends_the_engines_turn(Letter const& letter) const {
    auto const& message = letter.envelope.message;
    if (m_referee != nullptr || !letter.from.is_engine() || !m_control.waits_for_engine() ||
        std::holds_alternative<protocol::LogEntry>(message) ||
        std::holds_alternative<protocol::GameView>(message) ||
        std::holds_alternative<protocol::Simultaneous>(message) ||
        std::holds_alternative<protocol::Elimination>(message)) {
        return false;
    }
    auto const* const calls = std::get_if<WaitForCalls>(&m_control.state);
    return calls == nullptr || calls->calls.size() + 1 == calls->awaited;
}

void GameDriver::handle(Letter const& letter) {
    if (answers_the_call(letter)) {
        auto const seat = letter.from.seat();
        if (auto overtime = place(seat).answered(m_now())) {
            return expire(seat, std::move(*overtime), true);
        }
        m_on_answer();
    } else if (ends_the_engines_turn(letter)) {
        if (auto const overtime = m_engine.answered(m_now())) {
            return fail_engine(*overtime);
        }
        m_on_answer();
    }
    happen(
        Received{.from = letter.from, .message = letter.envelope.message, .method = letter.envelope.method},
        &letter);
}

// --- what follows from it ---

void GameDriver::happen(ControlEvent const& event, Letter const* letter) {
    if (auto const action = step(m_control, event)) {
        perform(*action, letter);
    }
}

void GameDriver::perform(ControlAction const& action, Letter const* letter) {
    std::visit(
        Overloaded{
            [&](SendStart const&) { tell_engine({.message = protocol::StartNotice{.data = m_start}}); },
            [&](SendBinary const& binary) { send_binary(binary); },
            [&](PassCallOn const& call) { ask(call.to, letter->envelope); },
            [&](PassAnswerOn const& answer) { pass_on(answer.from, letter->envelope); },
            [&](SendTimeout const& timeout) { send_timeout(timeout.late); },
            [&](KeepCall const& call) { keep_call(call.to, letter->envelope); },
            [&](AskRound const& call) {
                keep_call(call.to, letter->envelope);
                ask_round();
            },
            [&](KeepAnswer const& answer) { keep_answer(answer, letter); },
            [&](DropBot const& dropped) { drop(dropped); },
            [&](SendOff const& bot) { send_off(bot.bot); },
            [&](KeepLog const& where) { keep_log(where, *letter); },
            [&](KeepView const&) { keep_view(*letter); },
            [&](SendShutdown const&) { shut_down(); },
        },
        action);
}

void GameDriver::send_binary(SendBinary const& binary) {
    auto& to = binary.to.is_engine() ? m_engine : place(binary.to.seat());
    to.channel().send({.message = protocol::ActorBinary{.kind = binary.kind}});
    happen(Connected{binary.to}); // it may have been the last thing that somebody waited for
}

void GameDriver::ask(Seat seat, Envelope const& call) {
    note_forgiven();
    if (m_referee == nullptr) {
        m_shown.settle(m_moves.size());
        m_on_ask({{.seat = seat, .data = std::get<protocol::ProxyCall>(call.message).data}}, false);
    }
    if (!m_control.is_over()) { // whoever was told of the question may have ended the game
        send_to(seat, call);
    }
}

void GameDriver::send_to(Seat seat, Envelope const& call) {
    auto overtime = [&] {
        if (m_watchman == nullptr || !place(seat).channel().thinks_here()) {
            return place(seat).ask(call, m_now());
        }
        Watchman::Look const look = [this, seat] { look_at_the_others(seat); };
        Watchman::Watch const watch(*m_watchman, look);
        return place(seat).ask(call, m_now());
    }();
    if (overtime) {
        return expire(seat, std::move(*overtime), true);
    }
    watch();
}

void GameDriver::tell_engine(Envelope const& envelope) {
    if (m_referee != nullptr) {
        return m_engine.channel().send(envelope);
    }
    if (auto const overtime = m_engine.ask(envelope, m_now())) {
        return fail_engine(*overtime);
    }
    watch();
}

void GameDriver::watch() {
    m_is_quiet = false;
    if (!m_is_watched) {
        m_is_watched = true;
        m_on_watch();
    }
}

void GameDriver::pass_on(Seat seat, Envelope const& answer) {
    m_lapses[static_cast<std::size_t>(seat)].reset();
    tell_engine(answer);
    // An engine in this process has played the answer by now, and knows how to write it.
    if (m_referee != nullptr && m_referee->fault()) {
        m_refused = m_referee->last_move();
        return;
    }
    m_moves.push_back(
        {.seat = seat,
         .move = m_referee != nullptr ? std::string(m_referee->last_move()) : answer_text(answer),
         .cpu = place(seat).time().last_call()});
    m_on_move();
}

void GameDriver::send_timeout(Seat seat) {
    note_forgiven();
    if (m_referee == nullptr) {
        m_forgiven = record::PlayedMove{
            .seat = seat, .move = std::string(record::no_answer), .cpu = place(seat).time().last_call()};
    }
    tell_engine({.message = protocol::BotTimeout{}});
}

// A call that ran out is part of the game once the engine goes on without its answer.
void GameDriver::note_forgiven() {
    if (auto move = std::exchange(m_forgiven, std::nullopt)) {
        m_moves.push_back(*std::move(move));
        m_on_move();
    }
}

void GameDriver::keep_call(Seat seat, Envelope const& call) {
    m_round.push_back({.seat = seat,
                       .method = std::string(call.method),
                       .data = std::string(std::get<protocol::ProxyCall>(call.message).data),
                       .question = call.question});
}

void GameDriver::ask_round() {
    note_forgiven();
    if (m_referee == nullptr) {
        m_shown.settle(m_moves.size());
        std::vector<AskedCall> calls;
        for (auto const& call : m_round) {
            calls.push_back({.seat = call.seat, .data = call.data});
        }
        m_on_ask(calls, true);
    }
    auto const seats = static_cast<int>(m_places.size());
    m_is_asking = true; // who answers at once is not the last before all are asked
    for (auto const& call : m_round) {
        if (m_control.waits_for(call.seat)) {
            send_to(call.seat,
                    {.message = protocol::ProxyCall{.target = protocol::BotName::of(call.seat, seats),
                                                    .data = call.data},
                     .method = call.method,
                     .question = call.question});
        }
    }
    m_is_asking = false;
    finish_round_if_all_are_done();
}

void GameDriver::keep_answer(KeepAnswer const& kept, Letter const* letter) {
    auto const call = std::ranges::find(m_round, kept.from, &HeldCall::seat);
    call->cpu = place(kept.from).time().last_call();
    if (kept.is_answered) {
        m_lapses[static_cast<std::size_t>(kept.from)].reset();
        call->is_answered = true;
        call->answer = std::get<protocol::CallResult>(letter->envelope.message).data;
        call->move = letter->envelope.move;
    }
    finish_round_if_all_are_done();
}

// The engine hears of no answer before all are there.
void GameDriver::finish_round_if_all_are_done() {
    if (m_is_asking || !end_round(m_control)) {
        return;
    }
    auto const round = std::exchange(m_round, {});
    if (m_referee != nullptr) {
        tell_referee(round);
    } else {
        tell_program(round);
    }
}

Envelope GameDriver::answer_to(HeldCall const& call) {
    return call.is_answered
               ? Envelope{.message = protocol::CallResult{.method = call.method, .data = call.answer},
                          .move = call.move}
               : Envelope{.message = protocol::BotTimeout{}};
}

void GameDriver::tell_program(std::vector<HeldCall> const& round) {
    for (auto const& call : round) {
        m_moves.push_back(
            {.seat = call.seat,
             .move = call.is_answered ? answer_text(answer_to(call)) : std::string(record::no_answer),
             .cpu = call.cpu,
             .is_together = &call != &round.front()});
        m_on_move();
    }
    bool is_first = true;
    for (auto const& call : round) {
        if (m_control.is_over()) {
            return;
        }
        if (std::exchange(is_first, false)) {
            tell_engine(answer_to(call)); // its time begins
        } else {
            m_engine.channel().send(answer_to(call));
        }
    }
}

// An engine in this process plays each answer as it hears of it. What it says after the last is read when the
// moves are known.
void GameDriver::tell_referee(std::vector<HeldCall> const& round) {
    bool const is_reading = std::exchange(m_is_reading, true);
    std::vector<record::PlayedMove> played;
    for (auto const& call : round) {
        m_engine.channel().send(answer_to(call));
        if (m_referee->fault()) {
            m_refused = call.is_answered ? std::optional(std::string(m_referee->last_move())) : std::nullopt;
            break;
        }
        played.push_back({.seat = call.seat,
                          .move = std::string(m_referee->last_move()),
                          .cpu = call.cpu,
                          .is_together = !played.empty()});
    }
    for (auto& move : played) {
        m_moves.push_back(std::move(move));
        m_on_move();
    }
    m_is_reading = is_reading;
    read_letters();
}

void GameDriver::drop(DropBot const& dropped) {
    auto const seat = dropped.fault.seat;
    printed(ActorId::bot(seat), describe(dropped.fault));
    m_lapses[static_cast<std::size_t>(seat)] = dropped.fault;
    place(seat).close();
    if (dropped.was_asked) {
        m_on_answer();
        return send_timeout(seat);
    }
    finish_round_if_all_are_done();
}

void GameDriver::send_off(Seat seat) {
    place(seat).close();
    m_on_out(seat);
}

void GameDriver::expire(Seat seat, Overtime overtime, bool answered) {
    m_lapses[static_cast<std::size_t>(seat)] =
        Fault{.whose = Fault::Whose::bot,
              .seat = seat,
              .failure = overtime.is_wall_time ? Failure::over_wall_time : Failure::over_time,
              .what = std::move(overtime.what)};
    place(seat).hold();
    m_on_answer();
    happen(CallExpired{.bot = seat, .answered = answered});
}

void GameDriver::keep_log(KeepLog const& where, Letter const& letter) {
    auto const text = std::get<protocol::LogEntry>(letter.envelope.message).text;
    if (where.engine) {
        printed(ActorId::engine(), text);
    }
    for (Seat const seat : where.bots) {
        printed(ActorId::bot(seat), text);
        if (letter.from.is_engine()) {
            m_said_of[static_cast<std::size_t>(seat)] = text;
        }
    }
}

void GameDriver::keep_view(Letter const& letter) {
    std::string text;
    protocol::decode_base64(std::get<protocol::GameView>(letter.envelope.message).data, text);
    if (auto const kept = m_shown.show(text); !kept) {
        failed(ActorId::engine(), Failure::bad_message, kept.error().message);
    } else if (!*kept) {
        printed(ActorId::engine(), "there is no room for more views of this game: the rest is not kept");
    }
}

void GameDriver::shut_down() {
    // A call that ran out and ended the game is no move of it.
    if (m_forgiven && !fault()) {
        note_forgiven();
    }
    m_shown.settle(m_moves.size());
    for (auto& place : m_places) {
        place.close();
    }
    m_engine.close();
    m_on_over();
}

// --- the clocks ---

void GameDriver::fail_engine(Overtime const& overtime) {
    m_engine.hold();
    happen(ActorFailed{.actor = ActorId::engine(),
                       .failure = overtime.is_wall_time ? Failure::over_wall_time : Failure::over_time,
                       .what = overtime.what});
}

std::optional<rules::Duration> GameDriver::look() {
    auto const now = m_now();
    // Looks become rare while nothing happens: who has not been thinking out of turn for long is not
    // likely to begin.
    m_interval = m_is_quiet ? std::min(2 * m_interval, 2 * patience) : tick;
    m_is_quiet = true;
    auto next = look_at_engine(now);
    for (Seat seat = 0; seat < std::ssize(m_places) && !m_control.is_over(); ++seat) {
        next = std::min(next, look_at_bot(seat, now));
    }
    if (m_interval > patience) {
        hold_the_idle();
    } else {
        next = std::min(next, m_interval);
    }
    m_is_watched = next <= tick && !m_control.is_over();
    bool const never = next == rules::TimeControl::forever || m_control.is_over();
    return never ? std::nullopt : std::optional(std::max(next, tick));
}

// How long nothing can happen that a look at the engine would find, unless it thinks out of turn.
rules::Duration GameDriver::look_at_engine(WallTime now) {
    if (m_referee != nullptr) {
        return rules::TimeControl::forever;
    }
    if (!m_control.waits_for_engine()) {
        if (auto const overtime = m_engine.look_between_calls(now)) {
            fail_engine(*overtime);
        }
        return rules::TimeControl::forever;
    }
    auto const found = m_engine.look_at_call(now);
    if (found.overtime) {
        fail_engine(*found.overtime);
    }
    return found.safe_for;
}

rules::Duration GameDriver::look_at_bot(Seat seat, WallTime now) {
    if (!place(seat).is_open()) {
        return rules::TimeControl::forever;
    }
    if (!m_control.waits_for(seat)) {
        if (auto overtime = place(seat).look_between_calls(now)) {
            happen(ActorFailed{.actor = ActorId::bot(seat),
                               .failure = Failure::over_time,
                               .what = std::move(overtime->what)});
        }
        return rules::TimeControl::forever;
    }
    auto found = place(seat).look_at_call(now);
    if (found.overtime) {
        expire(seat, std::move(*found.overtime), false);
    }
    return found.safe_for;
}

void GameDriver::hold_the_idle() {
    if (m_control.is_over()) {
        return;
    }
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        if (!m_control.waits_for(seat)) {
            place(seat).hold();
        }
    }
    if (!m_control.waits_for_engine()) {
        m_engine.hold();
    }
}

std::vector<SeatedBot*> GameDriver::asked() {
    std::vector<SeatedBot*> asked;
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        if (m_control.waits_for(seat)) {
            asked.push_back(&place(seat));
        }
    }
    if (m_referee == nullptr && m_control.waits_for_engine()) {
        asked.push_back(&m_engine);
    }
    return asked;
}

std::optional<rules::Duration> GameDriver::time_of_asked() {
    std::optional<rules::Duration> used;
    for (auto* const bot : asked()) {
        used = used.value_or(rules::Duration{}) + bot->channel().cpu_time();
    }
    return used;
}

void GameDriver::let_asked_go_on(rules::Duration uncounted) {
    for (auto* const bot : asked()) {
        bot->let_go_on(uncounted);
    }
}

void GameDriver::hold_all() {
    for (auto& place : m_places) {
        place.hold();
    }
    if (m_referee == nullptr) {
        m_engine.hold();
    }
}

bool GameDriver::needs_watchman() const {
    auto const thinks_here = [](SeatedBot const& bot) { return bot.channel().thinks_here(); };
    return std::ranges::any_of(m_places, thinks_here) && !std::ranges::all_of(m_places, thinks_here);
}

// Called by the watchman, while a bot thinks on our own thread. What this finds besides those who must be
// held is found again by the next look of ours.
void GameDriver::look_at_the_others(Seat asked) {
    auto const now = m_now();
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        if (seat != asked && place(seat).is_open()) {
            (void)place(seat).look_between_calls(now);
        }
    }
}

// --- the end ---

std::optional<Fault> GameDriver::fault() const {
    if (auto const* crash = std::get_if<Crash>(&m_control.state)) {
        return crash->fault;
    }
    if (auto const blamed = m_referee != nullptr ? m_referee->fault() : std::nullopt) {
        auto const& lapse = m_lapses[static_cast<std::size_t>(blamed->seat)];
        return lapse ? lapse : blamed;
    }
    auto const loser = bot_in_error(std::get<Finished>(m_control.state).result);
    if (!loser) {
        return std::nullopt;
    }
    if (auto const& lapse = m_lapses[static_cast<std::size_t>(*loser)]) {
        return lapse;
    }
    // Everybody may read it: nothing of what the bot itself wrote.
    auto const& said = said_of(*loser);
    return Fault{.whose = Fault::Whose::bot,
                 .seat = *loser,
                 .failure = Failure::bad_answer,
                 .what = said.empty() ? "reported by the engine" : "reported by the engine: " + said};
}

std::optional<rules::Outcome> GameDriver::outcome() const {
    auto const fault = this->fault();
    if (fault && fault->whose != Fault::Whose::bot) {
        return std::nullopt;
    }
    if (m_referee != nullptr) {
        return fault ? m_referee->forfeit(fault->seat) : m_referee->outcome();
    }
    auto const* crash = std::get_if<Crash>(&m_control.state);
    return outcome_of(crash != nullptr ? *crash->result : std::get<Finished>(m_control.state).result,
                      m_teams);
}

GameReport GameDriver::report() && {
    std::ranges::for_each(m_logs, &record::Log::end);
    GameReport report{.outcome = outcome(),
                      .fault = fault(),
                      .moves = std::move(m_moves),
                      .refused = std::move(m_refused),
                      .cpu = {},
                      .remaining = {},
                      .wall = {},
                      .machine = {},
                      .logs = std::move(m_logs),
                      .shown = std::move(m_shown).all()};
    for (auto const& place : m_places) {
        report.cpu.push_back(place.time().used());
        report.remaining.push_back(place.time().remaining());
        report.wall.push_back(place.time().wall());
        report.machine.push_back(place.machine_time());
    }
    return report;
}

} // namespace runtime
