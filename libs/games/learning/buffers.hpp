// The numbers that the caller of a batch reads. They are written by every step, and never move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace learning {

enum class Ending : std::uint8_t { none, over, cut_off };

struct Buffers {
    Buffers(std::size_t matches, std::size_t features_each, std::size_t actions_each, std::size_t seats_each)
        : features(features_each),
          actions(actions_each),
          seats(seats_each),
          observations(matches * features),
          legal(matches * actions),
          rewards(matches * seats),
          turns(matches),
          endings(matches),
          lengths(matches) {}

    std::size_t features; // of one match
    std::size_t actions;
    std::size_t seats;

    std::vector<float> observations;   // what the player who decides sees; in the end, who decided last
    std::vector<std::uint8_t> legal;   // 1 for each legal action
    std::vector<float> rewards;        // of each seat, for the last step: from −1 to 1, at the end of a match
    std::vector<std::int32_t> turns;   // the seat that decides; −1 when the match has ended
    std::vector<Ending> endings;       // by the last step
    std::vector<std::int32_t> lengths; // actions of the caller in this match

    [[nodiscard]] std::span<float> observation_of(std::size_t match) {
        return std::span(observations).subspan(match * features, features);
    }
    [[nodiscard]] std::span<std::uint8_t> legal_in(std::size_t match) {
        return std::span(legal).subspan(match * actions, actions);
    }
    [[nodiscard]] std::span<float> rewards_of(std::size_t match) {
        return std::span(rewards).subspan(match * seats, seats);
    }
};

} // namespace learning
