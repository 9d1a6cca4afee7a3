#pragma once

#include "channel.hpp"

#include <cstdio>
#include <string>
#include <string_view>

namespace tulkas {

inline void report(std::string_view name, double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.15g", value);
    detail::Channel::the().log("SELF", "#number " + std::string(name) + " " + text);
}

inline void mark(std::string_view place, std::string_view ink) {
    detail::Channel::the().log("SELF", "#mark " + std::string(place) + " " + std::string(ink));
}

inline void arrow(std::string_view from, std::string_view to, std::string_view ink) {
    detail::Channel::the().log("SELF", "#arrow " + std::string(from) + " " + std::string(to) + " " +
                                           std::string(ink));
}

inline void label(std::string_view place, std::string_view words) {
    detail::Channel::the().log("SELF", "#label " + std::string(place) + " " + std::string(words));
}

} // namespace tulkas
