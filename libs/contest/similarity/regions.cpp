#include "similarity/regions.hpp"

namespace similarity {

namespace {

LineRange lines_of(Document const& document, std::size_t begin, std::size_t end) {
    return {.file = document.file_at(begin),
            .first = document.tokens[begin].line,
            .last = document.tokens[end - 1].line};
}

// Whether a range that begins at `next` continues one that ends at `end` in the same file.
bool continues(Document const& document, std::size_t end, std::size_t next) {
    constexpr std::size_t most_between = 12;
    return next >= end && next - end <= most_between && document.file_at(end - 1) == document.file_at(next);
}

} // namespace

std::vector<Region> regions_of(std::vector<Tile> const& tiles, Document const& first,
                               Document const& second) {
    std::vector<Region> regions;
    for (std::size_t i = 0; i < tiles.size();) {
        Tile const& begin = tiles[i];
        Tile last = begin;
        std::size_t tokens = begin.length;
        for (++i; i < tiles.size() && continues(first, last.first + last.length, tiles[i].first) &&
                  continues(second, last.second + last.length, tiles[i].second);
             ++i) {
            last = tiles[i];
            tokens += last.length;
        }
        regions.push_back({.first = lines_of(first, begin.first, last.first + last.length),
                           .second = lines_of(second, begin.second, last.second + last.length),
                           .tokens = tokens});
    }
    return regions;
}

} // namespace similarity
