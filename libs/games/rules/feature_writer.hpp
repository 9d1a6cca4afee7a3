// Writes the features of an encoding one after the other, in the order of its blocks.
#pragma once

#include "support/assert.hpp"

#include <cstddef>
#include <span>

namespace rules {

class FeatureWriter {
public:
    // All features are 0.
    explicit FeatureWriter(std::span<float> features) : m_left(features) {}

    // The next features, to be filled by the caller.
    [[nodiscard]] std::span<float> take(std::size_t count) {
        auto const taken = m_left.first(count);
        m_left = m_left.subspan(count);
        return taken;
    }
    void put(float value) { take(1).front() = value; }
    void put(bool value) { put(value ? 1.0F : 0.0F); }
    // A number as a share of the most that it can be.
    void put_share(int number, int most) { put(static_cast<float>(number) / static_cast<float>(most)); }
    // One of `count`, by a 1 in its place.
    void put_choice(std::size_t choice, std::size_t count) { take(count)[choice] = 1; }
    // A 1 for each member of a set of places, of which there are `count`.
    template <typename Places>
    void put_places(Places const& places, std::size_t count) {
        auto const block = take(count);
        for (auto const place : places) {
            block[static_cast<std::size_t>(place)] = 1;
        }
    }
    // After the last block: an encoding writes as many features as its blocks have.
    void finish() const { TULKAS_ASSERT(m_left.empty()); }

private:
    std::span<float> m_left;
};

} // namespace rules
