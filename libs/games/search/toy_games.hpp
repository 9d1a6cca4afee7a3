// Games for the tests of the search: small enough that their values are known or can be computed plainly.
#pragma once

#include "search/searchable.hpp"
#include "support/fixed_list.hpp"
#include "support/random.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace search::toys {

// Take one, two or three from a heap; who takes the last one wins. A heap of a multiple of four is lost.
struct Heap {
    using Position = int;
    using Move = int;
    using MoveList = support::FixedList<int, 3>;
    static constexpr std::size_t most_moves = 3;
    static constexpr std::size_t history_slots = 3;

    void list_moves(int heap, MoveList& list) const {
        for (int taken = 1; taken <= std::min(heap, 3); ++taken) {
            list.push_back(taken);
        }
    }
    void list_noisy_moves(int /*heap*/, MoveList& /*list*/) const {}
    [[nodiscard]] int after(int heap, int taken) const { return heap - taken; }
    [[nodiscard]] std::uint64_t hash(int heap) const {
        return support::mix(static_cast<std::uint64_t>(heap));
    }
    [[nodiscard]] std::optional<GameEnd> end_of(int heap) const {
        return heap == 0 ? std::optional(GameEnd::loss) : std::nullopt;
    }
    [[nodiscard]] GameEnd end_without_moves(int /*heap*/) const { return GameEnd::draw; }
    [[nodiscard]] int evaluate(int /*heap*/) const { return 0; }
    [[nodiscard]] int urgency(int /*heap*/, int /*taken*/) const { return 0; }
    [[nodiscard]] std::size_t history_slot(int /*heap*/, int taken) const {
        return static_cast<std::size_t>(taken - 1);
    }
};

// Noughts and crosses. A full board has no moves: that is the draw.
struct Noughts {
    struct Position {
        std::uint32_t mine; // nine squares, a bit each
        std::uint32_t theirs;
    };
    using Move = int;
    using MoveList = support::FixedList<int, 9>;
    static constexpr std::size_t most_moves = 9;
    static constexpr std::size_t history_slots = 9;

    void list_moves(Position position, MoveList& list) const {
        for (int square = 0; square < 9; ++square) {
            if (((position.mine | position.theirs) >> square & 1U) == 0) {
                list.push_back(square);
            }
        }
    }
    void list_noisy_moves(Position /*position*/, MoveList& /*list*/) const {}
    [[nodiscard]] Position after(Position position, int square) const {
        return {.mine = position.theirs, .theirs = position.mine | 1U << square};
    }
    [[nodiscard]] std::uint64_t hash(Position position) const {
        return support::mix(position.mine << 9U | position.theirs);
    }
    [[nodiscard]] std::optional<GameEnd> end_of(Position position) const {
        static constexpr std::array<std::uint32_t, 8> lines{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
        bool const lost =
            std::ranges::any_of(lines, [&](std::uint32_t line) { return (position.theirs & line) == line; });
        return lost ? std::optional(GameEnd::loss) : std::nullopt;
    }
    [[nodiscard]] GameEnd end_without_moves(Position /*position*/) const { return GameEnd::draw; }
    [[nodiscard]] int evaluate(Position /*position*/) const { return 0; }
    [[nodiscard]] int urgency(Position /*position*/, int /*square*/) const { return 0; }
    [[nodiscard]] std::size_t history_slot(Position /*position*/, int square) const {
        return static_cast<std::size_t>(square);
    }
};

// A tree without end whose shape, values and captures all come from a seed: no two of its nodes are alike,
// and nothing about it can be guessed.
struct RandomTree {
    using Position = std::uint64_t;
    using Move = std::uint8_t;
    using MoveList = support::FixedList<std::uint8_t, 12>;
    static constexpr std::size_t most_moves = 12;
    static constexpr std::size_t history_slots = 12;

    void list_moves(Position node, MoveList& list) const {
        auto const count = static_cast<std::uint8_t>(support::mix(node ^ 1U) % 13);
        for (std::uint8_t move = 0; move < count; ++move) {
            list.push_back(move);
        }
    }
    void list_noisy_moves(Position node, MoveList& list) const {
        MoveList all;
        list_moves(node, all);
        for (std::uint8_t const move : all) {
            if (urgency(node, move) != 0) {
                list.push_back(move);
            }
        }
    }
    [[nodiscard]] Position after(Position node, Move move) const {
        return support::mix(node + 0x1234567U * (move + std::uint64_t{1}));
    }
    [[nodiscard]] std::uint64_t hash(Position node) const { return node; }
    [[nodiscard]] std::optional<GameEnd> end_of(Position node) const {
        switch (support::mix(node ^ 2U) % 40) {
        case 0:
            return GameEnd::win;
        case 1:
            return GameEnd::loss;
        case 2:
            return GameEnd::draw;
        default:
            return std::nullopt;
        }
    }
    [[nodiscard]] GameEnd end_without_moves(Position node) const {
        return node % 2 == 0 ? GameEnd::draw : GameEnd::loss;
    }
    [[nodiscard]] int evaluate(Position node) const {
        return static_cast<int>(support::mix(node ^ 3U) % 201) - 100;
    }
    // About one move in sixteen is a capture, half of them poor ones.
    [[nodiscard]] int urgency(Position node, Move move) const {
        switch (support::mix(node ^ (100U + move)) % 32) {
        case 0:
            return 5;
        case 1:
            return -5;
        default:
            return 0;
        }
    }
    [[nodiscard]] std::size_t history_slot(Position /*node*/, Move move) const { return move; }
};

} // namespace search::toys
