#include "rules/rivals.hpp"

#include "rules/side_by_side.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace rules {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Rivals rivals_in(GameInfo const& info) {
    constexpr int two = 2;
    return info.kind == Kind::challenge
               ? Rivals{.least = two, .most = two}
               : Rivals{.least = std::max(two, info.least_seats), .most = info.most_seats};
}

Result<void> check_rivals(GameInfo const& info, int count) {
    auto const [least, most] = rivals_in(info);
    if (count >= least && count <= most) {
        return {};
    }
    auto const allowed = least == most ? fmt::to_string(least) : fmt::format("{} to {}", least, most);
    return fail(ErrorKind::invalid, "{} needs {} players (got {})", info.title, allowed, count);
}

Result<std::unique_ptr<State>> start_match(Game const& game, Setup const& setup) {
    if (game.info().kind != Kind::challenge || setup.seats == 1) {
        return game.start(setup);
    }
    Setup alone = setup;
    alone.seats = 1;
    auto start = game.start(alone);
    return start ? Result<std::unique_ptr<State>>(side_by_side(*std::move(start), setup.seats))
                 : pass_on(start);
}

} // namespace rules
