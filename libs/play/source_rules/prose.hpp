// The language in which a text is written, by its commonest words.
//
// Words such as "the", "und" and "hogy" make up a quarter or more of any text of a language, and are hardly
// found in the others; lists of them tell languages apart in less than a sentence. (Trigrams are more
// precise between relatives; these three are none.) Code and markup in the text do not matter: they are
// words of no language.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace source_rules {

inline constexpr std::array<std::string_view, 3> prose_languages{"en", "de", "hu"};

// One of them; nothing where the text is too short, or in none of them.
[[nodiscard]] std::optional<std::string_view> language_of(std::string_view text);

} // namespace source_rules
