#include "post/texts.hpp"

#include "post/text_files.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace post {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::string_view mark = "== ";

// Calls `plain` for what is between the places, and `place` for each name in braces.
template <typename Plain, typename Place>
void walk(std::string_view text, Plain const& plain, Place const& place) {
    while (!text.empty()) {
        auto const begin = text.find('{');
        auto const end = begin == std::string_view::npos ? begin : text.find('}', begin);
        if (end == std::string_view::npos) {
            plain(text);
            return;
        }
        plain(text.substr(0, begin));
        place(text.substr(begin + 1, end - begin - 1));
        text.remove_prefix(end + 1);
    }
}

// What is filled in is not read again: a name with braces stays one.
std::string filled(std::string_view text, Values const& values) {
    std::string result;
    walk(
        text, [&](std::string_view plain) { result += plain; },
        [&](std::string_view place) {
            auto const found = values.find(place);
            TULKAS_ASSERT(found != values.end());
            result += found->second;
        });
    return result;
}

std::string without_ends(std::string const& text) {
    auto const first = text.find_first_not_of('\n');
    auto const last = text.find_last_not_of('\n');
    return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

} // namespace

Result<std::map<std::string, Text, std::less<>>> Texts::parse(std::string_view file) {
    std::map<std::string, Text, std::less<>> texts;
    Text* current = nullptr;
    while (!file.empty()) {
        auto const line = support::cut_front(file, '\n');
        if (line.starts_with(mark)) {
            current = &texts[std::string(line.substr(mark.size()))];
        } else if (current != nullptr && current->subject.empty()) {
            current->subject = line;
        } else if (current != nullptr) {
            current->body += std::string(line) + "\n";
        }
    }
    for (auto& [kind, text] : texts) {
        text.body = without_ends(text.body) + "\n";
        if (text.subject.empty() || text.body == "\n") {
            return fail(ErrorKind::invalid, "the mail {} has no subject or no text", kind);
        }
    }
    return texts;
}

Texts::Texts() {
    for (auto const& [language, file] : text_files()) {
        auto parsed = parse(file);
        TULKAS_ASSERT(parsed.has_value());
        m_languages.emplace_back(language);
        m_texts.emplace(language, *std::move(parsed));
    }
}

std::map<std::string, Text, std::less<>> const& Texts::of(std::string_view language) const {
    auto const found = m_texts.find(language);
    return found == m_texts.end() ? m_texts.find(usual_language)->second : found->second;
}

Text Texts::fill(std::string_view language, std::string_view kind, Values const& values) const {
    auto const& texts = of(language);
    auto const found = texts.find(kind);
    TULKAS_ASSERT(found != texts.end());
    return {filled(found->second.subject, values), filled(found->second.body, values)};
}

std::vector<std::string> places_in(std::string_view text) {
    std::vector<std::string> places;
    walk(text, [](std::string_view) {}, [&](std::string_view place) { places.emplace_back(place); });
    std::ranges::sort(places);
    auto const doubled = std::ranges::unique(places);
    places.erase(doubled.begin(), doubled.end());
    return places;
}

} // namespace post
