// The members of a JSON object, taken one after another; the first fault is kept, and says where it is.
//
//     JsonMembers members(json);
//     Person const person{.name = members.text("name"), .age = members.number("age")};
//     if (auto const read = members.finish(); !read) …
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace support {

class JsonMembers {
public:
    // The object outlives this.
    explicit JsonMembers(Json const& json);

    // What is missing or of another kind reads as nothing much: look at finish().
    [[nodiscard]] std::string text(std::string_view key);
    [[nodiscard]] std::optional<std::string> text_or_null(std::string_view key);
    [[nodiscard]] std::int64_t number(std::string_view key);
    [[nodiscard]] std::optional<std::int64_t> number_or_null(std::string_view key);
    [[nodiscard]] bool flag(std::string_view key);
    [[nodiscard]] JsonArray const& array(std::string_view key);
    [[nodiscard]] JsonObject const& object(std::string_view key);
    [[nodiscard]] Json const& any(std::string_view key);

    [[nodiscard]] bool has(std::string_view key) const { return m_object->contains(key); }

    void fail(std::string_view key, std::string_view expected);
    void take_over(Result<void> const& other);
    // Whether all was there, and nothing else.
    [[nodiscard]] Result<void> finish() const;

private:
    JsonObject const* m_object;
    std::set<std::string, std::less<>> m_taken;
    std::optional<Error> m_fault;
};

} // namespace support
