// One game being played: the control state machine, the actors around it, their clocks and logs.
//
// A GameDriver does nothing by itself. Channels report what arrives, and the owner of the timer calls look()
// to check the clocks; so a waiting game costs its memory and nothing else. It never blocks.
#pragma once

#include "record/game_record.hpp"
#include "record/shown.hpp"
#include "record/time_limits.hpp"
#include "rules/clock.hpp"
#include "runtime/channel.hpp"
#include "runtime/control.hpp"
#include "runtime/referee.hpp"
#include "runtime/seated_bot.hpp"
#include "runtime/time_account.hpp"
#include "runtime/watchman.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace runtime {

struct GameLimits {
    record::TimeLimits time = {};                  // of each bot
    std::vector<record::TimeLimits> of_seats = {}; // of each by itself, where they differ
    // Of an engine that is a program: it is as untrusted as a bot, and its calls are its turns.
    record::TimeLimits engine_time = {
        .cpu = {.per_call = std::chrono::seconds(5), .per_game = std::chrono::seconds(60)},
        .wall_per_call = std::chrono::seconds(60),
        .wall_per_game = std::chrono::minutes(11)};
    std::size_t log_bytes = std::size_t{64} * 1024; // for each actor
    record::ShownLimits shown = {};                 // of what the engine shows
};

// What is left when a game is over.
struct GameReport {
    std::optional<rules::Outcome> outcome; // empty if the game is void: a fault of the engine or ours
    std::optional<Fault> fault;
    std::vector<record::PlayedMove> moves;
    std::optional<std::string> refused;     // the answer that was no move, if that ended the game
    std::vector<rules::Duration> cpu;       // used, for each seat
    std::vector<rules::Duration> remaining; // of the game's time
    std::vector<rules::Duration> wall;      // of its calls, for each seat
    std::vector<rules::Duration> machine;   // used by the machine of the bot's language, for each seat
    std::vector<record::Log> logs;          // the engine's, then the bots'
    std::vector<record::Shown> shown;       // what an engine that is a program showed
};

class GameDriver final : public Inbox {
public:
    struct Actors {
        std::unique_ptr<Channel> engine;
        Referee const* referee = nullptr; // if the engine is in this process
        std::vector<std::unique_ptr<Channel>> bots;
        // JSON that the engine is told at the start; it gets an empty notice without it.
        std::string start = {};
        rules::Teams teams = {}; // of an engine that is a program
    };
    using WallClock = std::function<WallTime()>;

    GameDriver(Actors actors, GameLimits const& limits, WallClock clock = std::chrono::steady_clock::now);

    // Called after every move (of a round: after each of its moves, when all are known), and when a call
    // begins at a table that is not looked at every tick.
    void on_move(std::function<void()> call) { m_on_move = std::move(call); }
    void on_watch(std::function<void()> call) { m_on_watch = std::move(call); }
    // Called when an engine that is a program asks one bot or several at once, before they hear of it. The
    // callback may end the game.
    struct AskedCall {
        rules::Seat seat;
        std::string_view data;
    };
    using OnAsk = std::function<void(std::vector<AskedCall> const&, bool is_round)>;
    void on_ask(OnAsk call) { m_on_ask = std::move(call); }
    // Called when an engine that is a program has eliminated a bot.
    void on_out(std::function<void(rules::Seat)> call) { m_on_out = std::move(call); }
    // What it has shown since the last time it was asked for; asked when somebody is asked, and at the end.
    [[nodiscard]] std::optional<std::string> take_shown() { return m_shown.take(); }
    // Called when a program has answered, or its time is up, before anybody is asked again. The callback may
    // hold all, and wait.
    void on_answer(std::function<void()> call) { m_on_answer = std::move(call); }
    // Called once, when it is over; those who sit there may still have something to say.
    void on_over(std::function<void()> call) { m_on_over = std::move(call); }
    // Called for each of them who has nothing left to say, which may be before it is told that it is over.
    void on_closed(std::function<void()> call) { m_on_closed = std::move(call); }

    // Whether some think on our thread while others, who are elsewhere, could think as well.
    [[nodiscard]] bool needs_watchman() const;
    // Is on duty while the game is played.
    void set_watchman(Watchman& watchman) { m_watchman = &watchman; }
    void start();
    // The game is over and all actors have finished.
    [[nodiscard]] bool is_closed() const { return m_open == 0 && m_control.is_over(); }
    [[nodiscard]] bool is_over() const { return m_control.is_over(); }
    // The CPU time so far of the programs that have been asked and have not answered, if there are any.
    [[nodiscard]] std::optional<rules::Duration> time_of_asked();
    // Whether several have been asked and have not answered.
    [[nodiscard]] bool waits_for_several() { return asked().size() > 1; }
    // No program computes until it is asked.
    void hold_all();
    // But those that have been asked go on; so much wall time was not their own.
    void let_asked_go_on(rules::Duration uncounted);

    // Looks at the clocks: ends a call that ran out, holds who thinks out of turn. Answers after how long it
    // wants to look again; never, when nothing can happen that a look would find until the next call.
    std::optional<rules::Duration> look();
    static constexpr rules::Duration tick = std::chrono::milliseconds(1); // between looks, at the least
    [[nodiscard]] std::size_t calls() const { return m_moves.size(); }
    [[nodiscard]] std::vector<record::PlayedMove> const& moves() const { return m_moves; }
    // What ended the game, if it was one, and what came of it; asked once it is over.
    [[nodiscard]] std::optional<Fault> fault() const;
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    // What the engine wrote last into this seat's log: when it blames a bot, the reason.
    [[nodiscard]] std::string const& said_of(rules::Seat seat) const {
        return m_said_of[static_cast<std::size_t>(seat)];
    }
    // What was written so far.
    [[nodiscard]] record::Log const& log_of(ActorId actor) const { return m_logs[actor.index()]; }
    [[nodiscard]] std::vector<record::Log> const& logs() const { return m_logs; }
    [[nodiscard]] std::vector<record::Shown> const& shown() const { return m_shown.so_far(); }
    [[nodiscard]] GameReport report() &&;

    void connected(ActorId from) override;
    void received(ActorId from, Envelope const& envelope) override;
    void printed(ActorId from, std::string_view text) override;
    void failed(ActorId from, Failure failure, std::string what) override;
    void passed(ActorId from) override;
    // Ends the game as void: a failure of ours, or the caller cancelled the game.
    void house_failed(std::string what) override;
    void closed(ActorId from) override;

private:
    struct Letter {
        ActorId from;
        Envelope envelope;
    };

    // A call that is made together with others; messages are views, so it keeps what they say.
    struct HeldCall {
        rules::Seat seat;
        std::string method;
        std::string data;
        Question* question = nullptr;
        std::string answer = {};  // its data
        std::string move = {};    // instead, where both ends are in this process
        bool is_answered = false; // else it has run out
        rules::Duration cpu = {};
    };

    [[nodiscard]] std::vector<SeatedBot*> asked();
    [[nodiscard]] SeatedBot& place(rules::Seat seat) { return m_places[static_cast<std::size_t>(seat)]; }

    void read_letters();
    void handle(Letter const& letter);
    [[nodiscard]] bool answers_the_call(Letter const& letter) const;
    [[nodiscard]] bool ends_the_engines_turn(Letter const& letter) const;
    void happen(ControlEvent const& event, Letter const* letter = nullptr);
    void perform(ControlAction const& action, Letter const* letter);
    void send_binary(SendBinary const& binary);
    void ask(rules::Seat seat, Envelope const& call);
    void tell_engine(Envelope const& envelope);
    void watch();
    void pass_on(rules::Seat seat, Envelope const& answer);
    void keep_call(rules::Seat seat, Envelope const& call);
    void ask_round();
    void keep_answer(KeepAnswer const& kept, Letter const* letter);
    void finish_round_if_all_are_done();
    void tell_program(std::vector<HeldCall> const& round);
    void tell_referee(std::vector<HeldCall> const& round);
    [[nodiscard]] static Envelope answer_to(HeldCall const& call);
    void send_to(rules::Seat seat, Envelope const& call);
    void drop(DropBot const& dropped);
    void send_off(rules::Seat seat);
    void send_timeout(rules::Seat seat);
    void note_forgiven();
    void expire(rules::Seat seat, Overtime overtime, bool answered);
    void keep_log(KeepLog const& where, Letter const& letter);
    void keep_view(Letter const& letter);
    void shut_down();
    [[nodiscard]] rules::Duration look_at_engine(WallTime now);
    [[nodiscard]] rules::Duration look_at_bot(rules::Seat seat, WallTime now);
    void fail_engine(Overtime const& overtime);
    void hold_the_idle();
    void look_at_the_others(rules::Seat asked);

    Control m_control;
    SeatedBot m_engine;
    Referee const* m_referee; // if there is one the engine is ours, and not clocked
    rules::Teams m_teams;
    std::vector<SeatedBot> m_places; // the bots'
    WallClock m_now;
    Watchman* m_watchman = nullptr;
    std::function<void()> m_on_move = [] {};
    std::function<void()> m_on_answer = [] {};
    OnAsk m_on_ask = [](std::vector<AskedCall> const&, bool) {};
    std::function<void(rules::Seat)> m_on_out = [](rules::Seat) {};
    std::function<void()> m_on_watch = [] {};
    std::function<void()> m_on_over = [] {};
    std::function<void()> m_on_closed = [] {};
    bool m_is_watched = false; // every tick
    bool m_is_quiet = false;   // no call has begun since the last look
    rules::Duration m_interval = tick;
    std::vector<Letter> m_letters; // come while another was being read
    bool m_is_reading = false;
    std::size_t m_open = 0; // channels that are not closed yet
    std::vector<record::PlayedMove> m_moves;
    std::optional<std::string> m_refused;
    std::vector<HeldCall> m_round;                // being named, or asked
    bool m_is_asking = false;                     // the bots of a round
    std::optional<record::PlayedMove> m_forgiven; // the call that ran out, once the engine goes on
    std::vector<std::optional<Fault>> m_lapses;   // by seat: that its last call ran out, or how it failed
    std::vector<record::Log> m_logs;
    record::ShownViews m_shown;
    std::string m_start;                // the data of the notice, in base64
    std::vector<std::string> m_said_of; // by seat: what the engine wrote last into the bot's log
};

} // namespace runtime
