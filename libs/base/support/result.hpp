// Result: a value, or an error written for the person who will read it.
//
// For faults of the caller and of the world (bad input, a missing file). A bot's faults are blame in the
// record, not errors; our own broken invariants are assertions (assert.hpp).
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <expected>
#include <string>
#include <type_traits>
#include <utility>

namespace support {

enum class ErrorKind : std::uint8_t {
    invalid,     // the input is malformed or makes no sense
    refused,     // well-formed, but the answer is no: an illegal move, a record that does not verify
    not_found,   // no such game, bot, file, row
    denied,      // the asker may not
    conflict,    // true a moment ago, not any more
    unavailable, // the machine or the outside world cannot do it now
};

struct Error {
    ErrorKind kind;
    std::string message;
};

template <typename T>
using Result = std::expected<T, Error>;

// return fail(ErrorKind::invalid, "column {} is off the board (a–i)", letter);
template <typename... Args>
[[nodiscard]] std::unexpected<Error> fail(ErrorKind kind, fmt::format_string<Args...> format,
                                          Args&&... args) {
    return std::unexpected(Error{kind, fmt::format(format, std::forward<Args>(args)...)});
}

// Passes the error of one result on as the error of another: `if (!x) return pass_on(x);`
template <typename T>
[[nodiscard]] std::unexpected<Error> pass_on(Result<T> const& failed) {
    return std::unexpected(failed.error());
}

// The result of a library that knows only messages, with the kind that its caller gives to its errors.
template <typename T>
[[nodiscard]] Result<T> with_kind(ErrorKind kind, std::expected<T, std::string> result) {
    if (!result) {
        return std::unexpected(Error{kind, std::move(result).error()});
    }
    if constexpr (std::is_void_v<T>) {
        return {};
    } else {
        return *std::move(result);
    }
}

} // namespace support

// The value of a Result; an error is returned to the caller of the function that this stands in:
//
//     auto const game = TULKAS_TRY(games.find(name));
//     TULKAS_TRY(check(options, game));
//
// Not inside a coroutine, and not inside a larger expression: it may return from the middle of it.
#define TULKAS_TRY(...)                                                                                      \
    __extension__({                                                                                          \
        auto&& tulkas_tried = (__VA_ARGS__);                                                                 \
        if (!tulkas_tried) {                                                                                 \
            return std::unexpected(std::move(tulkas_tried).error());                                         \
        }                                                                                                    \
        *std::move(tulkas_tried);                                                                            \
    })
