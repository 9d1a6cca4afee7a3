#include "packages/leaks.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace packages {

using support::Json;

namespace {

// Shorter ones are the same by chance: small numbers, short words, lists with next to nothing in them.
constexpr std::size_t least_bytes = 6;
constexpr std::size_t least_bytes_of_string = 4;

struct Secret {
    std::string path;
    std::string key; // the last one of the path
    Json const* value;
};

bool is_telling(Json const& value) {
    if (value.is_string()) {
        return support::to_text(value).size() >= least_bytes_of_string;
    }
    return (value.is_array() || value.is_object()) && support::to_text(value).size() >= least_bytes;
}

// What is in the seat's view and not at the same place of everybody's.
// NOLINTNEXTLINE(misc-no-recursion)
void find_secrets(Json const& own, Json const* all, Secret const& at, std::vector<Secret>& found) {
    if (all != nullptr && own == *all) {
        return;
    }
    if (own.is_object() && all != nullptr && all->is_object()) {
        for (auto const& [key, value] : own.get_object()) {
            find_secrets(
                value, all->get_object().if_contains(key),
                {.path = fmt::format("{}.{}", at.path, std::string_view(key)), .key = key, .value = &value},
                found);
        }
        return;
    }
    if (own.is_array() && all != nullptr && all->is_array() &&
        own.get_array().size() == all->get_array().size()) {
        for (std::size_t i = 0; i < own.get_array().size(); ++i) {
            find_secrets(
                own.get_array()[i], &all->get_array()[i],
                {.path = fmt::format("{}[{}]", at.path, i), .key = at.key, .value = &own.get_array()[i]},
                found);
        }
        return;
    }
    if (is_telling(own)) {
        found.push_back({.path = at.path, .key = at.key, .value = &own});
    }
}

// A single word counts only under its own name.
// NOLINTNEXTLINE(misc-no-recursion)
bool contains(Json const& where, std::string_view key, Secret const& secret) {
    if (where == *secret.value && (!where.is_string() || key == secret.key)) {
        return true;
    }
    if (where.is_object()) {
        return std::ranges::any_of(where.get_object(),
                                   [&](auto const& member) { // NOLINT(misc-no-recursion)
                                       return contains(member.value(), member.key(), secret);
                                   });
    }
    return where.is_array() &&
           std::ranges::any_of(where.get_array(), [&](Json const& value) { // NOLINT(misc-no-recursion)
               return contains(value, key, secret);
           });
}

std::string said(Secret const& secret, std::size_t owner, std::string const& where) {
    constexpr std::size_t most = 80;
    auto const text = support::to_text(*secret.value);
    return fmt::format("seat {} alone is shown {} = {}, and the same is in {}", owner, secret.path,
                       text.size() > most ? text.substr(0, most) + "…" : text, where);
}

} // namespace

std::optional<std::string> leak_in(Json const& view, std::optional<SeatQuestion> const& asked) {
    if (!view.is_object() || !view.get_object().contains("seats") || !view.get_object().contains("all")) {
        return std::nullopt;
    }
    auto const& all = view.get_object().at("all");
    auto const& seats = view.get_object().at("seats");
    if (!seats.is_array()) {
        return std::nullopt;
    }
    auto const& views = seats.get_array();
    for (std::size_t owner = 0; owner < views.size(); ++owner) {
        std::vector<Secret> secrets;
        if (!views[owner].is_null()) {
            find_secrets(views[owner], &all, {.path = "view", .key = {}, .value = nullptr}, secrets);
        }
        for (auto const& secret : secrets) {
            if (contains(all, {}, secret)) {
                return said(secret, owner, "the view for everybody");
            }
            // Of more than two seats some may be a team.
            for (std::size_t other = 0; other < views.size() && views.size() == 2; ++other) {
                if (other != owner && contains(views[other], {}, secret)) {
                    return said(secret, owner, fmt::format("the view of seat {}", other));
                }
            }
            if (asked && static_cast<std::size_t>(asked->seat) != owner &&
                contains(asked->params, {}, secret)) {
                return said(secret, owner, fmt::format("what seat {} is asked", asked->seat));
            }
        }
    }
    return std::nullopt;
}

} // namespace packages
