// What the values of an enumeration are called, in their order: one table for writing and for reading.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace support {

// Enum may be any type whose values count from 0: the index of a variant, too.
template <typename Enum, std::size_t Count>
class EnumNames {
public:
    constexpr explicit EnumNames(std::array<std::string_view, Count> names) : m_names(names) {}

    [[nodiscard]] constexpr std::string_view name_of(Enum value) const {
        return m_names.at(static_cast<std::size_t>(value));
    }
    [[nodiscard]] constexpr std::optional<Enum> find(std::string_view name) const {
        auto const found = std::ranges::find(m_names, name);
        return found == m_names.end() ? std::nullopt
                                      : std::optional(static_cast<Enum>(found - m_names.begin()));
    }
    [[nodiscard]] static constexpr std::size_t size() { return Count; }

private:
    std::array<std::string_view, Count> m_names;
};

// enum_names<Colour>("red", "green")
template <typename Enum, typename... Names>
[[nodiscard]] constexpr auto enum_names(Names... names) {
    return EnumNames<Enum, sizeof...(Names)>({std::string_view(names)...});
}

} // namespace support
