// The control lines between handler and actor, besides the messages of the game.
//
// Each is one line that begins with ACTOR-, as messages begin with MESSAGE-. An actor that sends only
// messages after its greeting works too; then the time it used is unknown.
#pragma once

#include "runtime/actor.hpp"
#include "support/result.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <variant>

namespace relay {

inline constexpr std::string_view word_mark = "ACTOR-";

// Actor → handler, first of all. A number that we do not know is another language.
struct Hello {
    static constexpr int version = 1;
    std::string token;

    bool operator==(Hello const&) const = default;
};

// Handler → actor, and then it hangs up.
struct Refused {
    std::string why;

    bool operator==(Refused const&) const = default;
};

// Handler → actor: it is not its turn and it goes on thinking. Ends with the next message.
struct Hold {
    bool operator==(Hold const&) const = default;
};

// Actor → handler: all the CPU time that the program has used.
struct Used {
    std::chrono::microseconds time;

    bool operator==(Used const&) const = default;
};

// Actor → handler: what the program wrote to its standard error.
struct Printed {
    std::string text;

    bool operator==(Printed const&) const = default;
};

// Actor → handler: the program's end.
struct Failed {
    runtime::Failure failure;
    std::string what;

    bool operator==(Failed const&) const = default;
};

using Word = std::variant<Hello, Refused, Hold, Used, Printed, Failed>;

[[nodiscard]] bool is_word(std::string_view line);

void append_line(std::string& out, Word const& word);
// Of a line without its newline, strictly: only what append_line writes.
[[nodiscard]] support::Result<Word> parse_word(std::string_view line);

} // namespace relay
