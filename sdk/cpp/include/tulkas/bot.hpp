// A bot: answers the calls of a game's engine.
//
// For the games that have a header of their own beside this one, such as ploy.hpp, derive from the Bot there,
// which has the game's methods with the game's types. For any other game derive from this one. Either way one
// line runs it:
//
//     int main() { return tulkas::run<MyBot>(); }
//
// What a bot prints goes to its log, like what it gives to log(). An exception that leaves one of its
// methods is reported and ends the game: the bot has lost it.
#pragma once

#include "json.hpp"
#include "time_left.hpp"

#include <concepts>
#include <string>
#include <string_view>

namespace tulkas {

class Bot {
public:
    virtual ~Bot() = default;

    // The answer to one call.
    virtual Json call(std::string_view method, Json const& params) = 0;

    // What the engine's machine said when it called, and what is left of that now, by the CPU time used
    // since. The machine's own count is what decides.
    TimeLeft time_given() const { return m_clock.given(); }
    TimeLeft time_left() { return m_clock.left(); }

protected:
    // An entry in the bot's own log, which its author can read after the game.
    void log(std::string_view text) const;

private:
    friend int run_bot(Bot& bot);

    detail::CallClock m_clock;
};

// Answers calls until the game is over.
int run_bot(Bot& bot);

namespace detail {

void begin();           // from here on, printing is harmless
int report_exception(); // the one that is being handled; the result is for main() to return

} // namespace detail

// Runs a bot as the whole of a program; the result is for main() to return.
template <std::derived_from<Bot> B>
int run() {
    detail::begin();
    try {
        B bot;
        return run_bot(bot);
    } catch (...) {
        return detail::report_exception();
    }
}

} // namespace tulkas

// An arena compiles the inner workings once for all bots, and links them.
#ifndef TULKAS_PREPARED
#include "detail/run_bot.hpp"
#endif
