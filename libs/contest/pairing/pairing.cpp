#include "pairing/pairing.hpp"

#include "support/random.hpp"

namespace pairing {

Pairing Pairing::of_two(int round, int number, int first, int second) {
    Pairing pairing{.round = round, .number = number, .players = {}};
    pairing.players.push_back(first);
    pairing.players.push_back(second);
    return pairing;
}

namespace {

std::uint64_t part_of(std::uint64_t seed, int number) {
    return support::derive_seed(seed, static_cast<std::uint64_t>(number));
}

} // namespace

Fixture fixture_of(Pairing const& pairing, int index, int game, std::uint64_t tournament_seed) {
    // What a JSON number of any language holds exactly.
    constexpr std::uint64_t most = (std::uint64_t{1} << 53U) - 1;
    int const seats = static_cast<int>(pairing.players.size());
    std::uint64_t const seed =
        part_of(part_of(part_of(tournament_seed, pairing.round), pairing.number), game / seats);
    Fixture fixture{.index = index,
                    .round = pairing.round,
                    .pairing = pairing.number,
                    .game = game,
                    .players = {},
                    .seed = seed & most};
    for (int seat = 0; seat < seats; ++seat) {
        fixture.players.push_back(pairing.players[static_cast<std::size_t>((seat + game) % seats)]);
    }
    return fixture;
}

} // namespace pairing
