#include "tulkas/bot_process.hpp"

#include "protocol/framer.hpp"
#include "protocol/parser.hpp"
#include "protocol/payload.hpp"
#include "protocol/writer.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

rules::Duration limit(std::optional<std::int64_t> const& microseconds) {
    return microseconds ? std::chrono::microseconds(*microseconds) : rules::TimeControl::forever;
}

class Server {
public:
    Server(rules::Bot& bot, int output) : m_bot(bot), m_output(output) {}

    // Everything that is whole in these bytes; false when the game is over.
    [[nodiscard]] Result<bool> read(std::string_view bytes) {
        m_framer.feed(bytes);
        while (true) {
            auto const line = TULKAS_TRY(m_framer.next());
            if (!line) {
                return true;
            }
            auto const message = TULKAS_TRY(m_parser.parse(*line));
            if (std::holds_alternative<protocol::ShutdownNotice>(message)) {
                return false;
            }
            TULKAS_TRY(handle(message));
        }
    }

    [[nodiscard]] Result<void> send(protocol::Message const& message) {
        m_line.clear();
        protocol::append_line(m_line, message);
        for (std::string_view rest = m_line; !rest.empty();) {
            ssize_t const size = write(m_output, rest.data(), rest.size());
            if (size < 0 && errno != EINTR) {
                return fail(ErrorKind::unavailable, "cannot write to standard output: the reader is gone");
            }
            rest.remove_prefix(size < 0 ? 0 : static_cast<std::size_t>(size));
        }
        return {};
    }

private:
    [[nodiscard]] Result<void> handle(protocol::Message const& message) {
        auto const* const asked = std::get_if<protocol::ProxyCall>(&message);
        if (asked == nullptr) {
            return fail(ErrorKind::invalid, "bots do not accept {} messages",
                        protocol::type_of(message).name);
        }
        auto const call = TULKAS_TRY(protocol::call_from(asked->data));
        auto const& [call_us, game_us] = call.time;
        auto const answer = TULKAS_TRY(
            m_bot.answer(call.method, call.params, {.call = limit(call_us), .game = limit(game_us)}));
        std::string const data = protocol::payload_from(answer);
        return send(protocol::CallResult{.method = call.method, .data = data});
    }

    static constexpr protocol::Limits limits = protocol::with_room_for_time({});

    rules::Bot& m_bot;
    int m_output;
    protocol::Framer m_framer{limits};
    protocol::Parser m_parser{limits};
    std::string m_line;
};

} // namespace

Result<void> serve(rules::Bot& bot, int input, int output) {
    Server server(bot, output);
    std::array<char, 65536>
        buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): read into before it is read
    while (true) {
        ssize_t const size = read(input, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) {
            continue;
        }
        if (size <= 0) {
            return {};
        }
        auto const goes_on = server.read({buffer.data(), static_cast<std::size_t>(size)});
        if (!goes_on) {
            // Whether anybody hears it or not, this is the end.
            [[maybe_unused]] auto const told =
                server.send(protocol::ErrorReport{.text = goes_on.error().message});
            return pass_on(goes_on);
        }
        if (!*goes_on) {
            return {};
        }
    }
}

} // namespace tulkas
