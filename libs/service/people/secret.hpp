// Secrets that the server generates and shows once: sessions, tokens, links. They have 256 random bits, so
// guessing is hopeless and their hashes need no salt; the database stores only the hashes.
#pragma once

#include <string>
#include <string_view>

namespace people {

[[nodiscard]] std::string new_secret();
[[nodiscard]] std::string hash_of(std::string_view secret);

} // namespace people
