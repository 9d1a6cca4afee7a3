#include "protocol/call.hpp"
#include "protocol/framer.hpp"
#include "protocol/parser.hpp"
#include "protocol/writer.hpp"
#include "support/assert.hpp"
#include "workloads/all_workloads.hpp"

#include <string>

namespace workloads {

namespace {

// {"method":"next","params":{"heap":123,"turn":1}} is 48 bytes: 64 characters.
constexpr std::string_view call_data = "eyJtZXRob2QiOiJuZXh0IiwicGFyYW1zIjp7ImhlYXAiOjEyMywidHVybiI6MX19";

class Route {
public:
    // A call is written as the engine writes it, and read, addressed and written again by the handler.
    void pass_a_call_on() {
        m_from_engine.clear();
        append_line(m_from_engine,
                    protocol::ProxyCall{.target = protocol::BotName::of(0, 2), .data = call_data});
        m_framer.feed(m_from_engine);
        auto const line = m_framer.next();
        TULKAS_ASSERT(line && *line);
        auto const message = m_parser.parse(**line);
        TULKAS_ASSERT(message.has_value());
        auto const& call = std::get<protocol::ProxyCall>(*message);
        TULKAS_ASSERT(protocol::method_of(call.data).has_value());
        m_to_bot.clear();
        append_call_line(m_to_bot, call.target, call.data, {.call_us = 100'000, .game_us = 5'000'000});
        TULKAS_ASSERT(!m_framer.next()->has_value());
    }

private:
    protocol::Framer m_framer;
    protocol::Parser m_parser;
    std::string m_from_engine;
    std::string m_to_bot;
};

} // namespace

Workload routed_calls() {
    return {.name = "protocol/call",
            .unit = "calls",
            .help = "of 64 characters: written by an engine, then read, addressed and written by the handler",
            .run = [route = Route()]() mutable {
                constexpr std::uint64_t calls = 10'000;
                for (std::uint64_t number = 0; number < calls; ++number) {
                    route.pass_a_call_on();
                }
                return calls;
            }};
}

} // namespace workloads
