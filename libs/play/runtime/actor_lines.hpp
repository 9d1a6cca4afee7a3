// Converts envelopes to lines and back, for an actor at the end of a byte stream.
#pragma once

#include "protocol/framer.hpp"
#include "protocol/limits.hpp"
#include "protocol/parser.hpp"
#include "runtime/channel.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace runtime {

class ActorLines {
public:
    explicit ActorLines(protocol::Limits const& limits) : m_framer(limits), m_parser(limits) {}

    // Appends the line of what is sent to the actor.
    static void append(std::string& out, Envelope const& envelope);

    // Takes bytes that came from the actor and hands over every message that is complete with them. An error
    // is what the actor did wrong.
    [[nodiscard]] support::Result<void> feed(std::string_view bytes,
                                             std::function<void(Envelope const&)> const& hand_over);
    // The same for a line that was already separated.
    [[nodiscard]] support::Result<void> read_line(std::string_view line,
                                                  std::function<void(Envelope const&)> const& hand_over);

private:
    protocol::Framer m_framer;
    protocol::Parser m_parser;
    std::string m_method;
};

} // namespace runtime
