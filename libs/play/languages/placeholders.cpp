#include "languages/placeholders.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace languages {

namespace {

using Placeholder = std::pair<std::string_view, std::string Values::*>;

constexpr std::array<Placeholder, 7> placeholders{Placeholder{"{source}", &Values::source},
                                                  Placeholder{"{stem}", &Values::stem},
                                                  Placeholder{"{sdk}", &Values::sdk},
                                                  Placeholder{"{prepared}", &Values::prepared},
                                                  Placeholder{"{toolchain}", &Values::toolchain},
                                                  Placeholder{"{output}", &Values::output},
                                                  Placeholder{"{memory_mb}", &Values::memory_mb}};

// The next {…} from there on, and where it stands.
struct Found {
    std::size_t at;
    std::string_view text;
};

std::optional<Found> next_placeholder(std::string_view word, std::size_t from) {
    auto const begin = word.find('{', from);
    auto const end = word.find('}', begin);
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    return Found{begin, word.substr(begin, end + 1 - begin)};
}

std::string fill_in_word(std::string_view word, Values const& values) {
    std::string filled;
    std::size_t at = 0;
    while (auto const found = next_placeholder(word, at)) {
        auto const* const known = std::ranges::find(placeholders, found->text, &Placeholder::first);
        TULKAS_ASSERT(known != placeholders.end()); // descriptions are checked when they are read
        filled += word.substr(at, found->at - at);
        filled += values.*known->second;
        at = found->at + found->text.size();
    }
    filled += word.substr(at);
    return filled;
}

} // namespace

std::optional<std::string> unknown_placeholder(std::string_view word) {
    std::size_t at = 0;
    while (auto const found = next_placeholder(word, at)) {
        if (std::ranges::find(placeholders, found->text, &Placeholder::first) == placeholders.end()) {
            return std::string(found->text);
        }
        at = found->at + found->text.size();
    }
    return std::nullopt;
}

bool mentions(std::span<std::string const> words, std::string_view placeholder) {
    return std::ranges::any_of(words, [&](std::string const& word) { return word.contains(placeholder); });
}

std::vector<std::string> fill_in(std::span<std::string const> words, Values const& values) {
    std::vector<std::string> filled;
    for (auto const& word : words) {
        filled.push_back(fill_in_word(word, values));
    }
    return filled;
}

} // namespace languages
