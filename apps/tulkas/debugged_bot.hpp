// A bot that is started to be debugged: outside of the sandbox, as its author, without a clock.
//
// How a language builds, starts and debugs is in sdk/LANGUAGE/debug.sh; sdk/README.md says what such a script
// does.
#pragma once

#include "match/seat_calls.hpp"
#include "protocol/framer.hpp"
#include "protocol/names.hpp"
#include "protocol/parser.hpp"
#include "support/file_descriptor.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>

namespace tulkas {

struct DebuggedProgram {
    std::filesystem::path script; // debug.sh
    std::filesystem::path source; // the main file
    std::filesystem::path output; // a directory of its own
    std::string method;           // that will be asked
};

// What a debugger's end or an answer has brought.
struct DebugOutcome {
    std::optional<support::Json> answer; // nothing if there was none
};

class DebuggedBot {
public:
    // Builds it first, with what a debugger needs to know. What the compiler says goes to standard error.
    [[nodiscard]] static support::Result<DebuggedBot> start(DebuggedProgram program);
    ~DebuggedBot(); // ends it
    DebuggedBot(DebuggedBot&&) noexcept;
    DebuggedBot& operator=(DebuggedBot&&) = delete;
    DebuggedBot(DebuggedBot const&) = delete;
    DebuggedBot& operator=(DebuggedBot const&) = delete;

    // Its answer to a call, as long as it takes. refused: it failed.
    [[nodiscard]] support::Result<support::Json> ask(match::SeatCall const& call, protocol::BotName name);
    // The same under the debugger, which has the terminal until it ends.
    [[nodiscard]] support::Result<DebugOutcome> debug(match::SeatCall const& call, protocol::BotName name);

private:
    DebuggedBot(DebuggedProgram program, pid_t process, support::FileDescriptor input,
                support::FileDescriptor output);

    [[nodiscard]] support::Result<void> send(match::SeatCall const& call, protocol::BotName name);
    [[nodiscard]] support::Result<std::optional<support::Json>> read_some();
    [[nodiscard]] support::Result<std::optional<support::Json>> take_lines();

    DebuggedProgram m_program;
    pid_t m_process;
    support::FileDescriptor m_input;  // of the bot
    support::FileDescriptor m_output; // likewise
    std::string m_bytes;
    protocol::Framer m_framer;
    protocol::Parser m_parser;
};

} // namespace tulkas
