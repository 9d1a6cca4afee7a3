// Where the data is, as an operator writes it: `sqlite:PATH`, or `postgresql://…` as libpq reads it.
#pragma once

#include "storage/limits.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace storage {

enum class Backend : std::uint8_t { sqlite, postgresql };

// sole: for the one server that there may be. Workers and tools share.
enum class Use : std::uint8_t { shared, sole };

struct DatabaseAddress {
    Backend backend;
    std::string where; // a path, or a connection URI whose options all stand behind the question mark

    bool operator==(DatabaseAddress const&) const = default;
};

// A URI is read by libpq, so every form that libpq knows is known here. invalid: it cannot be read; the
// message shows no part of it, which may be a password.
[[nodiscard]] support::Result<DatabaseAddress> parse_connection_string(std::string_view text);

// What sessions of PostgreSQL are called, unless the connection string names them.
inline constexpr char const* application_name = "tulkas";

// An option of a connection to PostgreSQL, as libpq calls it.
[[nodiscard]] std::optional<std::string> option_of(DatabaseAddress const& place, std::string_view option);
[[nodiscard]] DatabaseAddress with_option(DatabaseAddress place, std::string_view option,
                                          std::string_view value);
// The limits of each connection, where the place says nothing of them.
[[nodiscard]] DatabaseAddress with_limits(DatabaseAddress place, Limits const& limits);

// For a log: who, at which machine, in which database, and no secret.
[[nodiscard]] std::string without_secrets(DatabaseAddress const& place);

} // namespace storage
