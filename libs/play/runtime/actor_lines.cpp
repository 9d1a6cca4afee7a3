#include "runtime/actor_lines.hpp"

#include "protocol/call.hpp"
#include "protocol/writer.hpp"

#include <chrono>
#include <optional>

namespace runtime {

using support::Result;

namespace {

std::optional<std::int64_t> whole_microseconds(rules::Duration left) {
    if (left == rules::TimeControl::forever) {
        return std::nullopt;
    }
    return std::chrono::duration_cast<std::chrono::microseconds>(left).count();
}

} // namespace

void ActorLines::append(std::string& out, Envelope const& envelope) {
    if (!envelope.line.empty()) {
        out += envelope.line;
        out += '\n';
        return;
    }
    auto const* call = std::get_if<protocol::ProxyCall>(&envelope.message);
    if (call == nullptr) {
        protocol::append_line(out, envelope.message);
        return;
    }
    auto const data = envelope.question != nullptr ? envelope.question->data() : call->data;
    protocol::append_call_line(out, call->target, data,
                               {.call_us = whole_microseconds(envelope.time.call),
                                .game_us = whole_microseconds(envelope.time.game)});
}

Result<void> ActorLines::feed(std::string_view bytes, std::function<void(Envelope const&)> const& hand_over) {
    m_framer.feed(bytes);
    while (true) {
        auto const line = TULKAS_TRY(m_framer.next());
        if (!line) {
            return {};
        }
        if (auto const read = read_line(*line, hand_over); !read) {
            return read;
        }
    }
}

Result<void> ActorLines::read_line(std::string_view line,
                                   std::function<void(Envelope const&)> const& hand_over) {
    auto const message = TULKAS_TRY(m_parser.parse(line));
    Envelope envelope{.message = message};
    if (auto const* call = std::get_if<protocol::ProxyCall>(&message)) {
        auto method = TULKAS_TRY(protocol::method_of(call->data));
        m_method = std::move(method);
        envelope.method = m_method;
    }
    hand_over(envelope);
    return {};
}

} // namespace runtime
