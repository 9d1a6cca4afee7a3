#include "support/json_members.hpp"

namespace support {

namespace {

JsonObject const no_members;
JsonArray const no_items;
Json const nothing;

} // namespace

JsonMembers::JsonMembers(Json const& json) : m_object(json.is_object() ? &json.get_object() : &no_members) {
    if (!json.is_object()) {
        m_fault = Error{ErrorKind::invalid, "must be a JSON object"};
    }
}

void JsonMembers::fail(std::string_view key, std::string_view expected) {
    if (!m_fault) {
        m_fault = Error{ErrorKind::invalid, fmt::format("\"{}\" must be {}", key, expected)};
    }
}

void JsonMembers::take_over(Result<void> const& other) {
    if (!other && !m_fault) {
        m_fault = other.error();
    }
}

Json const& JsonMembers::any(std::string_view key) {
    m_taken.emplace(key);
    auto const* const found = m_object->if_contains(key);
    if (found == nullptr) {
        if (!m_fault) {
            m_fault = Error{ErrorKind::invalid, fmt::format("\"{}\" is missing", key)};
        }
        return nothing;
    }
    return *found;
}

std::string JsonMembers::text(std::string_view key) {
    auto const& value = any(key);
    if (!value.is_string()) {
        fail(key, "a string");
        return {};
    }
    return std::string(value.get_string());
}

std::optional<std::string> JsonMembers::text_or_null(std::string_view key) {
    return any(key).is_null() ? std::nullopt : std::optional(text(key));
}

std::int64_t JsonMembers::number(std::string_view key) {
    auto const& value = any(key);
    if (!value.is_int64()) {
        fail(key, "a whole number");
        return 0;
    }
    return value.get_int64();
}

std::optional<std::int64_t> JsonMembers::number_or_null(std::string_view key) {
    return any(key).is_null() ? std::nullopt : std::optional(number(key));
}

bool JsonMembers::flag(std::string_view key) {
    auto const& value = any(key);
    if (!value.is_bool()) {
        fail(key, "true or false");
        return false;
    }
    return value.get_bool();
}

JsonArray const& JsonMembers::array(std::string_view key) {
    auto const& value = any(key);
    if (!value.is_array()) {
        fail(key, "a list");
        return no_items;
    }
    return value.get_array();
}

JsonObject const& JsonMembers::object(std::string_view key) {
    auto const& value = any(key);
    if (!value.is_object()) {
        fail(key, "an object");
        return no_members;
    }
    return value.get_object();
}

Result<void> JsonMembers::finish() const {
    if (m_fault) {
        return std::unexpected(*m_fault);
    }
    for (auto const& member : *m_object) {
        if (!m_taken.contains(std::string_view(member.key()))) {
            return support::fail(ErrorKind::invalid, "unknown field \"{}\"", std::string_view(member.key()));
        }
    }
    return {};
}

} // namespace support
