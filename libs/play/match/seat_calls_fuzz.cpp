// Whatever a record says, what a seat was asked follows from it, or an error: records come from anybody.
//
// An input chooses a game and its moves, legal ones and others.
#include "all_games/all_games.hpp"
#include "match/seat_calls.hpp"

#include <cstddef>
#include <cstdint>
#include <fuzzer/FuzzedDataProvider.h>

namespace match {
namespace {

constexpr int most_moves = 40;

std::string move_from(FuzzedDataProvider& input, rules::State* state) {
    constexpr int longest = 20;
    auto const legal = state == nullptr ? std::nullopt : state->legal_moves();
    if (!legal || legal->empty() || input.ConsumeIntegralInRange(0, 9) == 0) {
        return input.ConsumeRandomLengthString(longest);
    }
    return (*legal)[input.ConsumeIntegralInRange<std::size_t>(0, legal->size() - 1)];
}

void add_moves(FuzzedDataProvider& input, rules::State* state, record::GameRecord& record) {
    for (int count = 0; count < most_moves && input.remaining_bytes() > 0; ++count) {
        auto const decision = state == nullptr ? std::nullopt : state->decision();
        bool const is_another = !decision || input.ConsumeIntegralInRange(0, 9) == 0;
        auto const seat = is_another ? input.ConsumeIntegral<std::int8_t>() : decision->seat;
        auto const& move = record.moves.emplace_back(seat, move_from(input, state),
                                                     rules::Duration(input.ConsumeIntegral<int>()),
                                                     input.ConsumeIntegralInRange(0, 9) == 0);
        if (state != nullptr && !state->play(move.move)) {
            state = nullptr;
        }
    }
}

} // namespace
} // namespace match

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static auto const games = all_games::all_games();
    FuzzedDataProvider input(data, size);
    auto const& all = games.games();
    auto const& game = all[input.ConsumeIntegralInRange<std::size_t>(0, all.size() - 1)];
    record::GameRecord record{.game = game->info().name, .seed = input.ConsumeIntegral<std::uint64_t>()};
    auto const seats = input.ConsumeIntegralInRange(0, game->info().most_seats + 1);
    record.seats.resize(static_cast<std::size_t>(seats), "bot");
    auto state = game->start({.options = rules::Options::create(game->info().options, {}).value(),
                              .seed = record.seed,
                              .seats = seats});
    match::add_moves(input, state ? state->get() : nullptr, record);
    if (input.ConsumeBool()) {
        record.refused = input.ConsumeRandomLengthString();
    }
    for (int seat = 0; seat < seats; ++seat) {
        static_cast<void>(match::calls_of(*game, record, static_cast<rules::Seat>(seat)));
    }
    return 0;
}
