#include "tables/table_ending.hpp"

#include "rules/fate.hpp"
#include "support/overloaded.hpp"

#include <ranges>

namespace tables {

namespace {

std::string_view reason_of(Happening const& last) {
    return std::visit(support::Overloaded{[](Resigned const&) -> std::string_view { return "resigned"; },
                                          [](FlagFell const&) -> std::string_view { return "over time"; },
                                          [](DrawAccepted const&) -> std::string_view { return "agreed"; },
                                          [](BotFailed const& it) {
                                              return match::short_reason({.seat = it.seat, .why = it.why});
                                          },
                                          [](auto const&) -> std::string_view { return "rules"; }},
                      last);
}

} // namespace

match::Ending ending_of(std::span<Event const> before, Ended const& ended) {
    if (!ended.outcome) {
        bool const was_played = std::ranges::any_of(
            before, [](Event const& event) { return std::holds_alternative<Started>(event.what); });
        return {.result = "void", .reason = was_played ? "fault of the house" : "not played"};
    }
    // What a bot wrote may stand between its failure and the end.
    auto const what = std::ranges::find_if(before | std::views::reverse, [](Event const& event) {
        return !std::holds_alternative<Wrote>(event.what);
    });
    auto const reason = what == std::ranges::rend(before) ? "rules" : reason_of(what->what);
    if (ended.outcome->scores.size() == 1) {
        return {.result = "finished", .reason = reason};
    }
    return {.result = rules::is_draw(*ended.outcome) ? "drawn" : "won", .reason = reason};
}

} // namespace tables
