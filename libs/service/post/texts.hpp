// What mails say, in each language.
#pragma once

#include "support/result.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace post {

inline constexpr char const* usual_language = "en";

// What is filled in, by the name of its place.
using Values = std::map<std::string, std::string, std::less<>>;

struct Text {
    std::string subject;
    std::string body;

    bool operator==(Text const&) const = default;
};

class Texts {
public:
    // "== KIND", the subject, an empty line, the body; lines before the first are no mail's. invalid: a mail
    // has no subject or no body.
    [[nodiscard]] static support::Result<std::map<std::string, Text, std::less<>>>
    parse(std::string_view file);

    // All that are in the program.
    Texts();

    [[nodiscard]] std::vector<std::string> const& languages() const { return m_languages; }
    // Of a language that there is, else in the usual one. The kind must be known.
    [[nodiscard]] Text fill(std::string_view language, std::string_view kind, Values const& values) const;
    [[nodiscard]] std::map<std::string, Text, std::less<>> const& of(std::string_view language) const;

private:
    std::vector<std::string> m_languages;
    std::map<std::string, std::map<std::string, Text, std::less<>>, std::less<>> m_texts;
};

// The names of the places in a text: {name}.
[[nodiscard]] std::vector<std::string> places_in(std::string_view text);

} // namespace post
