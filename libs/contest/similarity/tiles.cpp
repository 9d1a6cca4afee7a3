#include "similarity/tiles.hpp"

#include <algorithm>
#include <tuple>

namespace similarity {

namespace {

// Where the documents have the same fingerprint.
struct Seed {
    std::uint32_t first;
    std::uint32_t second;

    [[nodiscard]] std::uint64_t order() const { return (std::uint64_t{first} << 32U) | second; }
};

// The grams at `from` that have the hash of the one there.
std::size_t end_of_equal(std::vector<Gram> const& grams, std::size_t from) {
    std::size_t end = from + 1;
    while (end < grams.size() && grams[end].hash == grams[from].hash) {
        ++end;
    }
    return end;
}

std::vector<Seed> seeds_of(std::vector<Gram> const& first, std::vector<Gram> const& second) {
    constexpr std::size_t most_of_one = 8; // occurrences of a hash in a document
    std::vector<Seed> seeds;
    for (std::size_t i = 0, j = 0; i < first.size() && j < second.size();) {
        if (first[i].hash != second[j].hash) {
            ++(first[i].hash < second[j].hash ? i : j);
            continue;
        }
        std::size_t const first_end = end_of_equal(first, i);
        std::size_t const second_end = end_of_equal(second, j);
        for (std::size_t a = i; a < std::min(first_end, i + most_of_one); ++a) {
            for (std::size_t b = j; b < std::min(second_end, j + most_of_one); ++b) {
                seeds.push_back({first[a].at, second[b].at});
            }
        }
        i = first_end;
        j = second_end;
    }
    std::ranges::sort(seeds, [](Seed const& a, Seed const& b) { return a.order() < b.order(); });
    return seeds;
}

class Matcher {
public:
    Matcher(Document const& first, Document const& second) : m_first(first.tokens), m_second(second.tokens) {}

    // The longest matches through the seeds, each once.
    [[nodiscard]] std::vector<Tile> matches(std::vector<Seed> const& seeds, std::size_t least) {
        std::vector<Tile> found;
        std::vector<std::size_t> ends(m_first.size() + m_second.size()); // of the last match of a diagonal
        std::size_t work = 64 * (m_first.size() + m_second.size());
        for (auto const& seed : seeds) {
            auto& end = ends[m_first.size() + seed.second - seed.first];
            if (seed.first < end) {
                continue;
            }
            auto const match = extended(seed, end);
            end = std::max<std::size_t>(match.first + match.length, seed.first + 1);
            if (match.length >= least) {
                found.push_back(match);
            }
            if (work <= match.length) {
                break;
            }
            work -= match.length + 1;
        }
        return found;
    }

private:
    [[nodiscard]] bool equal(std::size_t first, std::size_t second) const {
        auto const code = m_first[first].code;
        return code == m_second[second].code && code != barrier_code;
    }

    // Not before `from` in the first document: what stands there on this diagonal is known.
    [[nodiscard]] Tile extended(Seed const& seed, std::size_t from) const {
        Tile match{seed.first, seed.second, 0};
        while (match.first > from && match.second > 0 && equal(match.first - 1, match.second - 1)) {
            --match.first;
            --match.second;
        }
        while (match.first + match.length < m_first.size() && match.second + match.length < m_second.size() &&
               equal(match.first + match.length, match.second + match.length)) {
            ++match.length;
        }
        return match;
    }

    std::vector<Token> const& m_first;
    std::vector<Token> const& m_second;
};

} // namespace

std::vector<Tile> tiles_of(Fingerprinted const& first, Fingerprinted const& second, std::size_t least) {
    Matcher matcher(first.document, second.document);
    auto matches = matcher.matches(seeds_of(first.fingerprints, second.fingerprints), least);
    std::ranges::sort(matches, [](Tile const& a, Tile const& b) {
        return std::tuple(b.length, a.first, a.second) < std::tuple(a.length, b.first, b.second);
    });
    std::vector<char> in_first(first.document.tokens.size());
    std::vector<char> in_second(second.document.tokens.size());
    std::vector<Tile> tiles;
    for (auto const& match : matches) {
        std::size_t length = 0; // of the free tokens up to here
        for (std::size_t i = 0; i <= match.length; ++i) {
            if (i < match.length && in_first[match.first + i] == 0 && in_second[match.second + i] == 0) {
                ++length;
                continue;
            }
            if (length >= least) {
                Tile const tile{match.first + i - length, match.second + i - length, length};
                std::fill_n(in_first.begin() + static_cast<std::ptrdiff_t>(tile.first), length, 1);
                std::fill_n(in_second.begin() + static_cast<std::ptrdiff_t>(tile.second), length, 1);
                tiles.push_back(tile);
            }
            length = 0;
        }
    }
    std::ranges::sort(tiles, {}, &Tile::first);
    return tiles;
}

} // namespace similarity
