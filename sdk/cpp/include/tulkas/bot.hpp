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

#include "detail/channel.hpp"
#include "json.hpp"
#include "time_left.hpp"

#include <concepts>
#include <exception>
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
    void log(std::string_view text) const { detail::Channel::the().log("SELF", text); }

private:
    friend int run_bot(Bot& bot);

    detail::CallClock m_clock;
};

// Answers calls until the game is over.
inline int run_bot(Bot& bot) {
    auto& channel = detail::Channel::the();
    while (auto const* message = channel.receive()) {
        if (message->type == "ShutdownNotice") {
            return 0;
        }
        if (message->type != "ProxyCall") {
            throw std::runtime_error("a " + std::string(message->type) + " is not for bots");
        }
        bot.m_clock.start();
        Json const call = Json::parse(message->data);
        bot.m_clock.set_given(detail::time_given_with(call));
        auto const& method = call["method"].text();
        channel.send("CallResult", {method}, bot.call(method, call["params"]).to_text());
    }
    return 0;
}

// Runs a bot as the whole of a program; the result is for main() to return.
template <std::derived_from<Bot> B>
int run() {
    auto& channel = detail::Channel::the(); // first of all: from here on, printing is harmless
    try {
        B bot;
        return run_bot(bot);
    } catch (std::exception const& error) {
        channel.report_error(error.what());
    } catch (...) {
        channel.report_error("an exception that is no std::exception");
    }
    return 1;
}

} // namespace tulkas
