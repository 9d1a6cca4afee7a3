// The inner workings of ../bot.hpp.
#pragma once

#include "../bot.hpp"
#include "channel.hpp"

#include <exception>
#include <stdexcept>

namespace tulkas {

inline void Bot::log(std::string_view text) const {
    detail::Channel::the().log("SELF", text);
}

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

namespace detail {

inline void begin() {
    Channel::the();
}

inline int report_exception() {
    try {
        throw;
    } catch (std::exception const& error) {
        Channel::the().report_error(error.what());
    } catch (...) {
        Channel::the().report_error("an exception that is no std::exception");
    }
    return 1;
}

} // namespace detail

} // namespace tulkas
