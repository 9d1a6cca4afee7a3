#include "courses/csv.hpp"
#include "courses/team_file.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

// A file with teams: whoever is moved is on the roster, each of them once and to a team with a good name; a
// file that has been carried out changes nothing the second time.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const file = courses::read_teams({reinterpret_cast<char const*>(data), size});
    if (!file) {
        return 0;
    }
    constexpr int most = 2;
    std::vector<storage::MemberRow> roster;
    for (auto const* const number : {"1", "2", "3", "4"}) {
        roster.push_back({.id = static_cast<support::MemberId>(roster.size() + 1), .student_number = number});
    }
    std::vector<storage::TeamRow> teams{{.id = 1, .name = "Rats", .members = {{.member = 1}, {.member = 2}}}};
    auto const plan = courses::plan_teams(*file, roster, teams, most);
    TULKAS_ASSERT(plan.moves.size() + static_cast<std::size_t>(plan.unchanged) <= roster.size());
    for (auto const& move : plan.moves) {
        TULKAS_ASSERT(move.from != move.to && (move.to.empty() || courses::check_team_name(move.to)));
        for (auto& team : teams) {
            std::erase_if(team.members, [&](auto const& member) { return member.member == move.member; });
        }
        auto const named = std::ranges::find(teams, move.to, &storage::TeamRow::name);
        if (!move.to.empty() && named == teams.end()) {
            teams.push_back({.id = static_cast<support::TeamId>(teams.size() + 1), .name = move.to});
        }
        if (!move.to.empty()) {
            std::ranges::find(teams, move.to, &storage::TeamRow::name)
                ->members.push_back({.member = move.member});
        }
    }
    TULKAS_ASSERT(courses::plan_teams(*file, roster, teams, most).moves.empty());
    return 0;
}
