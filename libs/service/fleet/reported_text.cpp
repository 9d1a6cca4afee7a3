#include "fleet/reported_text.hpp"

#include "support/controls.hpp"

namespace fleet {

std::string reported_line(std::string_view text) {
    constexpr std::size_t longest = 1000;
    return support::visible_line(text.substr(0, longest));
}

std::string reported_output(std::string_view text) {
    constexpr std::size_t longest = 16'000; // twice what an honest one sends
    return support::visible(text.substr(0, longest));
}

} // namespace fleet
