// The name of a property, `Server.Database.ConnectionString`, and how it is written elsewhere.
#pragma once

#include <string>
#include <string_view>

namespace kreator {

// Words of letters and digits that begin with a capital, joined by dots.
[[nodiscard]] bool is_property_name(std::string_view name);

// The name as an environment variable: TULKAS_SERVER_DATABASE_CONNECTION_STRING for the prefix TULKAS. A new
// word begins at a capital after a small letter or a digit, and at the last of several capitals before a
// small letter: HTTPPort is HTTP_PORT.
[[nodiscard]] std::string variable_name(std::string_view prefix, std::string_view name);

} // namespace kreator
