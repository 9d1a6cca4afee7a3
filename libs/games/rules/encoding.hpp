// A game in numbers, for programs that learn it: what a player sees as a row of features, what it can do as
// numbered actions.
//
// A game offers it as make_encoding in encoding.hpp of its own folder, and libs/games/learning finds it
// there. The rules stay where they are: an encoded match plays a State of the game, and only translates. A
// move that is too large for one number, such as a whole fleet, is made of several actions.
#pragma once

#include "rules/state.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

// Some of the features, in the order in which they follow each other: "own lines", 8 × 9 × 9.
struct FeatureBlock {
    std::string name;
    std::vector<int> shape;
};

// Some of the actions, which follow each other.
struct ActionGroup {
    std::string name;
    int count;
};

class EncodedMatch {
public:
    virtual ~EncodedMatch() = default;

    [[nodiscard]] virtual State const& state() const = 0;

    // Writes 1 for each legal action; all are 0 before. None is legal when the match is over.
    virtual void mark_legal(std::span<std::uint8_t> actions) const = 0;
    // Plays a legal action.
    virtual void act(int action) = 0;
    // A legal action in the game's notation.
    [[nodiscard]] virtual std::string text(int action) const = 0;
    // Plays a move in the game's notation, such as a house bot's.
    [[nodiscard]] virtual support::Result<void> play(std::string_view move) = 0;

    // Writes what the player on this seat may know, and nothing else; all features are 0 before.
    virtual void observe(Seat seat, std::span<float> features) const = 0;
};

class Encoding {
public:
    virtual ~Encoding() = default;

    [[nodiscard]] virtual std::vector<ActionGroup> actions() const = 0;
    [[nodiscard]] virtual std::vector<FeatureBlock> features(int seats) const = 0;
    // A state of this game.
    [[nodiscard]] virtual std::unique_ptr<EncodedMatch> begin(std::unique_ptr<State> state) const = 0;
};

[[nodiscard]] int count_actions(Encoding const& encoding);
[[nodiscard]] int count_features(Encoding const& encoding, int seats);

} // namespace rules
