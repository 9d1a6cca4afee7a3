// The language that a reader of the pages gets: the one that they chose, which is in a cookie, else the first
// of those that their browser asks for.
#pragma once

#include "http/request.hpp"

#include <span>
#include <string>
#include <string_view>

namespace server {

inline constexpr char const* usual_language = "en";

// One of these, or the usual one.
[[nodiscard]] std::string_view language_for(http::Request const& request,
                                            std::span<std::string const> languages);

} // namespace server
