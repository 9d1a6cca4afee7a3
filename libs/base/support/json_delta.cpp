#include "support/json_delta.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace support {

namespace {

Json replaced(Json const& value) {
    return JsonObject{{"=", value}};
}

// The shorter of the two.
Json change_or_value(JsonObject change, Json const& after) {
    Json made(std::move(change));
    auto whole = replaced(after);
    return to_text(made).size() < to_text(whole).size() ? made : whole;
}

Json object_change(JsonObject const& before, JsonObject const& after, Json const& whole) {
    JsonObject changed;
    JsonArray gone;
    for (auto const& [key, value] : before) {
        if (!after.contains(key)) {
            gone.emplace_back(key);
        }
    }
    for (auto const& [key, value] : after) {
        auto const* const old = before.if_contains(key);
        if (auto change = old == nullptr ? replaced(value) : json_change(*old, value)) {
            changed.emplace(key, *std::move(change));
        }
    }
    JsonObject change;
    if (!changed.empty() || gone.empty()) {
        change.emplace("~", std::move(changed));
    }
    if (!gone.empty()) {
        change.emplace("-", std::move(gone));
    }
    return change_or_value(std::move(change), whole);
}

Json array_change(JsonArray const& before, JsonArray const& after, Json const& whole) {
    auto const common = std::min(before.size(), after.size());
    JsonObject changed;
    for (std::size_t index = 0; index < common; ++index) {
        if (auto change = json_change(before[index], after[index])) {
            changed.emplace(std::to_string(index), *std::move(change));
        }
    }
    JsonObject change{{"@", std::move(changed)}};
    if (after.size() > common) {
        change.emplace("+", JsonArray(after.begin() + static_cast<std::ptrdiff_t>(common), after.end()));
    } else if (before.size() > common) {
        change.emplace("-", static_cast<std::int64_t>(before.size() - common));
    }
    return change_or_value(std::move(change), whole);
}

Result<void> no_change() {
    return fail(ErrorKind::invalid, "a change does not fit what it changes");
}

Result<void> change_members(JsonObject& value, JsonObject const& change) {
    auto const* const gone = change.if_contains("-");
    if (gone != nullptr) {
        if (!gone->is_array()) {
            return no_change();
        }
        for (auto const& key : gone->get_array()) {
            if (!key.is_string() || value.erase(key.get_string()) == 0) {
                return no_change();
            }
        }
    }
    auto const* const changed = change.if_contains("~");
    if (changed == nullptr) {
        return gone == nullptr ? no_change() : Result<void>();
    }
    if (!changed->is_object()) {
        return no_change();
    }
    for (auto const& [key, one] : changed->get_object()) {
        if (auto const done = apply_json_change(value[key], one); !done) {
            return done;
        }
    }
    return {};
}

Result<void> change_length(JsonArray& value, JsonObject const& change) {
    if (auto const* const more = change.if_contains("+")) {
        if (!more->is_array()) {
            return no_change();
        }
        value.insert(value.end(), more->get_array().begin(), more->get_array().end());
    }
    if (auto const* const fewer = change.if_contains("-")) {
        if (!fewer->is_int64() || fewer->get_int64() < 0 || fewer->get_int64() > std::ssize(value)) {
            return no_change();
        }
        value.resize(value.size() - static_cast<std::size_t>(fewer->get_int64()));
    }
    return {};
}

Result<void> change_items(JsonArray& value, JsonObject const& change) {
    auto const* const changed = change.at("@").if_object();
    if (changed == nullptr) {
        return no_change();
    }
    for (auto const& [key, one] : *changed) {
        auto const index = whole_number<std::size_t>(key);
        if (!index || *index >= value.size()) {
            return no_change();
        }
        if (auto const done = apply_json_change(value[*index], one); !done) {
            return done;
        }
    }
    return change_length(value, change);
}

} // namespace

std::optional<Json> json_change(Json const& before, Json const& after) {
    if (before == after) {
        return std::nullopt;
    }
    if (before.is_object() && after.is_object()) {
        return object_change(before.get_object(), after.get_object(), after);
    }
    if (before.is_array() && after.is_array()) {
        return array_change(before.get_array(), after.get_array(), after);
    }
    return replaced(after);
}

Result<void> apply_json_change(Json& value, Json const& change) {
    auto const* const members = change.if_object();
    if (members == nullptr) {
        return no_change();
    }
    if (auto const* const whole = members->if_contains("=")) {
        value = *whole;
        return {};
    }
    if (members->contains("@")) {
        return value.is_array() ? change_items(value.get_array(), *members) : no_change();
    }
    return value.is_object() ? change_members(value.get_object(), *members) : no_change();
}

} // namespace support
