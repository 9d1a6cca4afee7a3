// A text in an object, or "" where there is none.
#pragma once

#include "support/json.hpp"

#include <string>
#include <string_view>

namespace openid {

[[nodiscard]] inline std::string text_in(support::JsonObject const& object, std::string_view key) {
    auto const* const found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->as_string()) : "";
}

} // namespace openid
