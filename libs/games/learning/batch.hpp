// Many matches of one game, which are stepped together.
//
// The caller plays the seats that have no house bot. It reads the buffers, chooses an action for each match
// and steps. A batch is used by one thread at a time; programs with several cores have a batch for each.
#pragma once

#include "learning/buffers.hpp"
#include "learning/lane.hpp"
#include "learning/wish.hpp"
#include "support/random.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace learning {

class Batch {
public:
    [[nodiscard]] static support::Result<std::unique_ptr<Batch>>
    create(std::shared_ptr<rules::Game const> game, std::unique_ptr<rules::Encoding const> encoding,
           Wish wish);

    // Begins all matches anew. The same seed and the same actions give the same matches.
    void reset(std::uint64_t seed);
    // Begins one of them anew.
    void reset(std::size_t match, std::uint64_t seed);
    // One action for each match. If one of them is illegal, nothing is played and the error says which,
    // unless illegal actions lose. The action of a match that has ended is not looked at: the next match
    // begins.
    [[nodiscard]] support::Result<void> step(std::span<std::int32_t const> actions);
    // A random legal action for each match, all of a match with the same chance; 0 where it has ended.
    void choose_at_random(std::span<std::int32_t> actions);

    [[nodiscard]] Buffers& buffers() { return m_buffers; }
    [[nodiscard]] rules::EncodedMatch const& match(std::size_t match) const { return m_lanes[match].match(); }
    [[nodiscard]] std::optional<rules::Outcome> outcome(std::size_t match) const {
        return m_lanes[match].outcome();
    }
    [[nodiscard]] std::size_t size() const { return m_lanes.size(); }
    // What a player sees, whoever has the turn.
    void observe(std::size_t match, rules::Seat seat, std::span<float> features) const;

private:
    Batch(std::shared_ptr<rules::Game const> game, std::unique_ptr<rules::Encoding const> encoding,
          Wish wish);

    [[nodiscard]] bool is_legal(std::size_t match, std::int32_t action) const;
    [[nodiscard]] support::Result<void> check(std::span<std::int32_t const> actions) const;
    void begin(std::size_t match, std::uint64_t seed);
    void step(std::size_t match, std::int32_t action);
    void write(std::size_t match);
    void write_legal(std::size_t match);
    void write_rewards(std::size_t match);

    std::shared_ptr<rules::Game const> m_game;
    std::unique_ptr<rules::Encoding const> m_encoding;
    Wish m_wish;
    std::vector<std::uint8_t> m_wanted; // for each action; empty if all are
    Buffers m_buffers;
    std::vector<Lane> m_lanes;
    std::vector<std::uint64_t> m_seeds; // of the match after this one
    support::Random m_random;
};

} // namespace learning
