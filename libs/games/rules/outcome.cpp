#include "rules/outcome.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace rules {

std::string to_text(Outcome const& outcome) {
    auto const winner = outcome.winner ? fmt::format("{}", *outcome.winner) : std::string("draw");
    return fmt::format("{} {}", winner, fmt::join(outcome.scores, "-"));
}

} // namespace rules
