// JSON values (Boost.JSON's), parsed within limits.
#pragma once

#include "support/result.hpp"

#include <boost/json/value.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace support {

using Json = boost::json::value;
using JsonArray = boost::json::array;
using JsonObject = boost::json::object;

// One whole JSON text, nested at most 32 deep. The error names the byte where it went wrong.
[[nodiscard]] Result<Json> parse_json(std::string_view text);

[[nodiscard]] std::string to_text(Json const& value);

// A member of an object, checked: the error names the key and what was expected. There is a form for a bare
// JsonObject because it would otherwise be copied into a Json, and the text found would outlive the copy.
[[nodiscard]] Result<std::string_view> string_member(Json const& object, std::string_view key);
[[nodiscard]] Result<std::string_view> string_member(JsonObject const& object, std::string_view key);
[[nodiscard]] Result<std::int64_t> integer_member(Json const& object, std::string_view key);
[[nodiscard]] Result<std::int64_t> integer_member(JsonObject const& object, std::string_view key);

} // namespace support
