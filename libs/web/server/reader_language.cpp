#include "server/reader_language.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace server {

namespace {

std::optional<std::string_view> chosen_language(http::Request const& request) {
    auto rest = request.headers.find("Cookie").value_or("");
    while (!rest.empty()) {
        auto part = http::trimmed(support::cut_front(rest, ';'));
        if (support::cut_front(part, '=') == "language") {
            return part;
        }
    }
    return std::nullopt;
}

struct Wish {
    std::string_view language; // without the region
    double weight = 1;
};

// "de-AT;q=0.8".
Wish wish_in(std::string_view text) {
    auto const tag = http::trimmed(support::cut_front(text, ';'));
    Wish wish{.language = tag.substr(0, tag.find('-'))};
    auto parameter = http::trimmed(text);
    if (support::cut_front(parameter, '=') == "q") {
        auto const end = parameter.data() + parameter.size();
        if (std::from_chars(parameter.data(), end, wish.weight).ec != std::errc()) {
            wish.weight = 0;
        }
    }
    return wish;
}

bool is_same_language(std::string_view one, std::string_view other) {
    return http::is_same_name(one, other);
}

} // namespace

std::string_view language_for(http::Request const& request, std::span<std::string const> languages) {
    auto const known = [&](std::string_view wished) {
        auto const found = std::ranges::find_if(
            languages, [&](std::string const& each) { return is_same_language(each, wished); });
        return found == languages.end() ? nullptr : &*found;
    };
    if (auto const chosen = chosen_language(request)) {
        if (auto const* const language = known(*chosen)) {
            return *language;
        }
    }
    std::string_view best = usual_language;
    double weight = 0;
    for (auto rest = request.headers.find("Accept-Language").value_or(""); !rest.empty();) {
        auto const wish = wish_in(http::trimmed(support::cut_front(rest, ',')));
        auto const* const language = known(wish.language);
        if (language != nullptr && wish.weight > weight) {
            best = *language;
            weight = wish.weight;
        }
    }
    return best;
}

} // namespace server
