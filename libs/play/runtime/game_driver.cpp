#include "runtime/game_driver.hpp"

#include "protocol/base64.hpp"
#include "runtime/answer_text.hpp"
#include "support/assert.hpp"
#include "support/controls.hpp"
#include "support/overloaded.hpp"

#include <utility>

namespace runtime {

using rules::Seat;
using support::Overloaded;

namespace {

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

} // namespace runtime
