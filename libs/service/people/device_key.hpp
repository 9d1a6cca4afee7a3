// The key with which the server marks the browsers that have logged in to an account (in a cookie), and knows
// them again at the next login.
//
// A mark lets nobody in. It only says whose failures these are: those of somebody who has known the password
// once, and not of a stranger who guesses.
#pragma once

#include "support/result.hpp"

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

namespace people {

class DeviceKey {
public:
    // Kept in a file that only its owner can read, so that marks outlive a restart; made where there is none.
    [[nodiscard]] static support::Result<DeviceKey> load(std::filesystem::path const& file);
    // Of this process only, for tests.
    [[nodiscard]] static DeviceKey make();

    // A new mark for a browser that has logged in as this person.
    [[nodiscard]] std::string mark(std::string_view name) const;
    // What tells the browser apart from others of the same person; "" if it has no mark for this name.
    [[nodiscard]] std::string device_of(std::string_view mark, std::string_view name) const;

private:
    static constexpr std::size_t size = 32;

    DeviceKey() = default;
    [[nodiscard]] std::string code_of(std::string_view device, std::string_view name) const;

    std::array<unsigned char, size> m_key{};
};

} // namespace people
