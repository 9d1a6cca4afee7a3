// Who plays whom, and the games of each pairing.
//
// A tournament numbers its games in the order of its pairings. The number alone determines the seats and
// the seed, so a tournament plays the same games in any order and on any number of threads.
#pragma once

#include "support/fixed_list.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pairing {

inline constexpr std::size_t most_seats = 8;

// Players have numbers, from 0 on.
struct Pairing {
    int round;
    int number; // in its round
    support::FixedList<int, most_seats> players;

    [[nodiscard]] static Pairing of_two(int round, int number, int first, int second);
};

struct Fixture {
    int index; // among all games of the tournament
    int round;
    int pairing;
    int game;                 // of the pairing
    std::vector<int> players; // on each seat
    std::uint64_t seed;
};

// One of the games of a pairing. Everybody moves on by one seat from game to game, and as many games as there
// are seats have one seed: then everybody has had the same start from every seat.
[[nodiscard]] Fixture fixture_of(Pairing const& pairing, int index, int game, std::uint64_t tournament_seed);

} // namespace pairing
