// A game that is being played: the runtime's table, with the people and the bots of one of ours around it.
//
// It lives on the loop of its thread. What bots do is told to a listener; what people do is told to it, and
// what bots do that are not run here.
#pragma once

#include "match/bot.hpp"
#include "runtime/game_driver.hpp"
#include "support/ids.hpp"
#include "support/result.hpp"
#include "tables/bot_log.hpp"
#include "tables/command.hpp"
#include "tables/person_channel.hpp"
#include "tables/pooled_bot.hpp"
#include "tables/retelling.hpp"
#include "tables/table.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace tables {

// A bot that somebody uploaded, and who has.
struct UploadedBot {
    std::shared_ptr<match::Bot const> bot;
    support::AccountId author = 0;
};

// Those of a table, by seat; nothing where somebody else sits.
using UploadsBySeat = std::vector<std::optional<UploadedBot>>;

// What games live on.
struct GameDependencies {
    runtime::Loop& loop;
    runtime::Mailbox& mailbox;
    Thinkers& thinkers;
};

class RunningGame {
public:
    // Told what the bots do: their moves, their failures, what they wrote, or that the game cannot go on; and
    // what an engine that is a program asks, or how the game has ended by its rules.
    using Listener = std::function<void(HouseCommand)>;

    // From where the table is now. What the game needs is there: its own programs are ready, and the uploaded
    // bots found. An error where a bot cannot sit down.
    [[nodiscard]] static support::Result<std::unique_ptr<RunningGame>>
    begin(Table const& table, UploadsBySeat const& uploaded, Retelling retelling,
          GameDependencies const& game_dependencies, Listener listener);
    ~RunningGame();
    RunningGame(RunningGame const&) = delete;
    RunningGame& operator=(RunningGame const&) = delete;

    void person_moves(rules::Seat seat, std::string const& move);
    // The table's game has ended in another way than by the rules; nothing more is told but last words.
    void stop();
    // Nobody who sits there has anything left to say.
    [[nodiscard]] bool is_closed() const { return m_table->is_closed(); }

private:
    RunningGame(runtime::Loop& loop, Retelling retelling, Listener listener);
    [[nodiscard]] support::Result<std::unique_ptr<runtime::Channel>>
    guest_at(Table const& table, rules::Seat seat, UploadsBySeat const& uploaded,
             GameDependencies const& game_dependencies);
    [[nodiscard]] support::Result<std::unique_ptr<runtime::Channel>>
    bot_at(Table const& table, rules::Seat seat, UploadsBySeat const& uploaded,
           GameDependencies const& game_dependencies);
    [[nodiscard]] static support::Result<Asked> question_of(runtime::GameDriver::AskedCall const& asked);
    void asked(std::vector<runtime::GameDriver::AskedCall> const& calls, bool is_round);
    void moved();
    void over();
    void tell_end();
    void tell_last_words();
    [[nodiscard]] std::optional<Wrote> news_of(rules::Seat seat);
    void end_with(HouseCommand what);

    runtime::Loop& m_loop;
    Retelling m_retelling;
    Listener m_listener;
    std::shared_ptr<rules::Game const> m_game; // as long as its engine runs
    bool m_is_program = false;                 // the engine
    std::optional<rules::Seat> m_asked;        // by such an engine, and has not answered; the first of them
    bool m_is_round = false;                   // several may have been asked at once
    std::vector<std::size_t> m_told;           // by seat: how many answers it gave before
    std::vector<std::size_t> m_made;           // by seat: and how many it has given to this engine
    std::vector<PersonChannel*> m_people;      // by seat, and bots outside; nobody where a bot of ours sits
    std::vector<std::optional<BotLog>> m_logs; // by seat, of uploaded bots
    std::unique_ptr<runtime::GameDriver> m_table;
    bool m_is_stopped = false;
    bool m_is_over = false;
};

} // namespace tables
