#include "runtime/table.hpp"

#include "protocol/base64.hpp"
#include "support/assert.hpp"
#include "support/overloaded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace runtime {

using rules::Seat;
using support::Overloaded;

namespace {

// A bot that has been idle for so many looks, while nobody else was asked either, is held.
constexpr int looks_before_holding = 20;

// The JSON text of an answer, as the record keeps it where the engine is not ours.
std::string answer_text(Envelope const& answer) {
    std::string text;
    protocol::decode_base64(std::get<protocol::CallResult>(answer.message).data, text);
    return text;
}

std::vector<BinarySet> no_binaries(std::size_t actors) {
    return std::vector<BinarySet>(actors);
}

} // namespace

Table::Table(Guests guests, TableLimits const& limits, WallClock clock)
    : m_control(new_control(no_binaries(guests.bots.size() + 1))),
      m_engine(std::move(guests.engine)),
      m_referee(guests.referee),
      m_now(std::move(clock)),
      m_logs(guests.bots.size() + 1, Log(limits.log_bytes)) {
    for (auto& bot : guests.bots) {
        m_places.push_back({.channel = std::move(bot), .time = TimeAccount(limits.time)});
    }
}

Channel& Table::channel(ActorId actor) {
    return actor.is_engine() ? *m_engine : *place(actor.seat()).channel;
}

void Table::start() {
    m_open = m_places.size() + 1;
    m_engine->open(*this, ActorId::engine());
    for (Seat seat = 0; seat < std::ssize(m_places); ++seat) {
        place(seat).channel->open(*this, ActorId::bot(seat));
    }
}

// --- what comes in ---

void Table::connected(ActorId from) {
    happen(Connected{from});
}

void Table::received(ActorId from, Envelope const& envelope) {
    // An actor in this process answers while it is being asked: its letter waits until the one at hand is
    // done with, so that a long game does not become a deep stack.
    m_letters.push_back({.from = from, .envelope = envelope});
    read_letters();
}

void Table::printed(ActorId from, std::string_view text) {
    m_logs[from.index()].add(static_cast<int>(m_moves.size()), text);
}

void Table::failed(ActorId from, Failure failure, std::string what) {
    happen(ActorFailed{.actor = from, .failure = failure, .what = std::move(what)});
}

void Table::closed(ActorId /*from*/) {
    TULKAS_ASSERT(m_open > 0);
    --m_open;
}

void Table::house_failed(std::string what) {
    happen(HouseFailed{std::move(what)});
}

void Table::read_letters() {
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

bool Table::answers_the_call(Letter const& letter) const {
    auto const* wait = std::get_if<WaitForBot>(&m_control.state);
    return wait != nullptr && letter.from == ActorId::bot(wait->bot) &&
           std::holds_alternative<protocol::CallResult>(letter.envelope.message) &&
           m_control.overdue[static_cast<std::size_t>(wait->bot)] == 0;
}

void Table::handle(Letter const& letter) {
    if (answers_the_call(letter)) {
        auto& [channel, time, is_held] = place(letter.from.seat());
        if (auto overtime = time.end_call(channel->cpu_time(), m_now())) {
            expire(letter.from.seat(), std::move(*overtime), true);
            return;
        }
    }
    happen(Received{.from = letter.from, .message = letter.envelope.message, .method = letter.envelope.method},
           &letter);
}

// --- what follows from it ---

void Table::happen(ControlEvent const& event, Letter const* letter) {
    if (auto const action = step(m_control, event)) {
        perform(*action, letter);
    }
}

void Table::perform(ControlAction const& action, Letter const* letter) {
    std::visit(Overloaded{
                   [&](SendStart const&) { m_engine->send({.message = protocol::StartNotice{}}); },
                   [&](SendBinary const&) { TULKAS_ASSERT(!"no binaries were announced"); },
                   [&](PassCallOn const& call) { ask(call.to, letter->envelope); },
                   [&](PassAnswerOn const& answer) { pass_on(answer.from, letter->envelope); },
                   [&](SendTimeout const&) { m_engine->send({.message = protocol::BotTimeout{}}); },
                   [&](KeepLog const& where) { keep_log(where, letter->envelope); },
                   [&](SendShutdown const&) { shut_down(); },
               },
               action);
}

void Table::ask(Seat seat, Envelope call) {
    auto& [channel, time, is_held] = place(seat);
    auto const now = m_now();
    call.time = time.begin_call(time.wants_reading(now) ? std::optional(channel->cpu_time()) : std::nullopt, now);
    if (auto overtime = time.check_before_asking()) {
        return expire(seat, std::move(*overtime), true);
    }
    is_held = false;
    channel->send(call);
    if (!m_is_watched) {
        m_is_watched = true;
        m_on_watch();
    }
}

void Table::pass_on(Seat seat, Envelope const& answer) {
    m_engine->send(answer);
    // An engine in this process has played the answer by now, and knows how to write it.
    if (m_referee != nullptr && m_referee->fault()) {
        m_refused = m_referee->last_move();
        return;
    }
    m_moves.push_back({.seat = seat,
                       .move = m_referee != nullptr ? std::string(m_referee->last_move()) : answer_text(answer),
                       .cpu = place(seat).time.last_call()});
    m_on_move();
}

void Table::expire(Seat seat, Overtime overtime, bool answered) {
    m_overtime = Fault{.whose = Fault::Whose::bot,
                       .seat = seat,
                       .failure = overtime.is_wall_time ? Failure::over_wall_time : Failure::over_time,
                       .what = std::move(overtime.what)};
    hold(place(seat));
    happen(CallExpired{.answered = answered});
}

void Table::keep_log(KeepLog const& where, Envelope const& entry) {
    auto const text = std::get<protocol::LogEntry>(entry.message).text;
    if (where.engine) {
        printed(ActorId::engine(), text);
    }
    for (Seat const seat : where.bots) {
        printed(ActorId::bot(seat), text);
    }
}

void Table::shut_down() {
    for (auto& place : m_places) {
        place.time.close(place.channel->cpu_time());
        place.channel->close();
    }
    m_engine->close();
}

// --- the clocks ---

void Table::hold(Place& place) {
    place.is_held = true;
    place.channel->hold();
}

bool Table::look() {
    auto const now = m_now();
    bool someone_is_asked = false;
    for (Seat seat = 0; seat < std::ssize(m_places) && !m_control.is_over(); ++seat) {
        auto& [channel, time, is_held] = place(seat);
        auto const* wait = std::get_if<WaitForBot>(&m_control.state);
        if (wait != nullptr && wait->bot == seat) {
            someone_is_asked = true;
            if (auto overtime = time.check(channel->cpu_time(), now)) {
                (void)time.end_call(channel->cpu_time(), now);
                expire(seat, std::move(*overtime), false);
            }
        } else if (!is_held && time.thinks_out_of_turn(channel->cpu_time(), now)) {
            hold(place(seat));
        }
    }
    m_idle_looks = someone_is_asked ? 0 : m_idle_looks + 1;
    m_is_watched = !m_control.is_over() && m_idle_looks < looks_before_holding;
    if (!m_is_watched) {
        hold_everybody();
    }
    return m_is_watched;
}

// Nobody is asked, perhaps for hours: who is not running need not be watched.
void Table::hold_everybody() {
    if (m_control.is_over()) {
        return;
    }
    for (auto& place : m_places) {
        if (!place.is_held) {
            hold(place);
        }
    }
}

// --- the end ---

std::optional<Fault> Table::fault() const {
    if (auto const* crash = std::get_if<Crash>(&m_control.state)) {
        return crash->fault;
    }
    if (m_referee != nullptr && m_referee->fault()) {
        return m_referee->fault();
    }
    auto const loser = bot_in_error(std::get<Finished>(m_control.state).result);
    if (loser && m_overtime && m_overtime->seat == *loser) {
        return m_overtime;
    }
    return loser ? std::optional(Fault{.whose = Fault::Whose::bot,
                                       .seat = *loser,
                                       .failure = Failure::bad_answer,
                                       .what = "so the engine says; see the log"})
                 : std::nullopt;
}

std::optional<rules::Outcome> Table::outcome() const {
    auto const fault = this->fault();
    if (fault && fault->whose != Fault::Whose::bot) {
        return std::nullopt;
    }
    if (m_referee != nullptr) {
        return fault ? m_referee->forfeit(fault->seat) : m_referee->outcome();
    }
    auto const* crash = std::get_if<Crash>(&m_control.state);
    return outcome_of(crash != nullptr ? *crash->result : std::get<Finished>(m_control.state).result);
}

TableReport Table::report() && {
    TableReport report{.outcome = outcome(),
                       .fault = fault(),
                       .moves = std::move(m_moves),
                       .refused = std::move(m_refused),
                       .cpu = {},
                       .remaining = {},
                       .logs = std::move(m_logs)};
    for (auto const& place : m_places) {
        report.cpu.push_back(place.time.used());
        report.remaining.push_back(place.time.remaining());
    }
    return report;
}

} // namespace runtime
