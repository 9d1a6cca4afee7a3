// Where the data is, as an operator writes it: `sqlite:PATH`, or `postgresql://…` as libpq reads it.
#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace storage {

enum class Backend : std::uint8_t { sqlite, postgresql };

struct DatabaseAddress {
    Backend backend;
    std::string where; // a path, or libpq's connection string

    bool operator==(DatabaseAddress const&) const = default;
};

[[nodiscard]] support::Result<DatabaseAddress> parse_connection_string(std::string_view text);

// For a log: who, at which machine, in which database, and no secret.
[[nodiscard]] std::string without_secrets(DatabaseAddress const& place);

} // namespace storage
