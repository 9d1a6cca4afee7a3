// Whatever a worker says of a game that it plays is refused, or told to those who watch: never more of it
// than they can take.
//
// The first byte of an input says which game it is; then come a progress, and the worker's next one.
#include "all_games/all_games.hpp"
#include "league/running_games.hpp"
#include "support/assert.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace league {
namespace {

void check(std::string_view input) {
    static rules::Registry const games = all_games::all_games();
    constexpr std::array names{"martian-chess", "battleship", "ploy", "catan"};
    RunningGames running(games, [] { return support::Moment(); });
    MatchPlan const plan{
        .game = names.at(input.empty() ? 0 : static_cast<unsigned char>(input.front()) % names.size()),
        .seats = {house_entrant("random"), house_entrant("random")},
        .seed = 7};
    GameAddress const address{.ladder = plan.game, .number = 1};
    MatchDependencies const dependencies{.games = games, .find_bot = {}, .running = &running};
    input.remove_prefix(std::min<std::size_t>(1, input.size()));
    while (!input.empty()) {
        auto const end = std::min(input.find('\n'), input.size());
        auto const said = support::parse_json(input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
        if (said && said->is_object()) {
            (void)note_progress(address, plan, dependencies, said->get_object());
        }
    }
    auto const views = running.views(address, 0, 200);
    TULKAS_ASSERT(!views || views->size() <= 200);
}

} // namespace
} // namespace league

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    league::check(std::string_view(reinterpret_cast<char const*>(data), size));
    return 0;
}
