// Who may make an account: everybody, people with an invitation code, or nobody.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace people {

enum class Registration : std::uint8_t { open, code, closed };

[[nodiscard]] std::string_view to_text(Registration registration);
[[nodiscard]] std::optional<Registration> registration_from_text(std::string_view text);

} // namespace people
