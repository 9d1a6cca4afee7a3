// Secrets that are made here and handed out once: sessions, tokens, links. 256 random bits, so that neither
// guessing nor a hash without salt is a danger; the database has their hashes alone.
#pragma once

#include <string>
#include <string_view>

namespace people {

[[nodiscard]] std::string new_secret();
[[nodiscard]] std::string hash_of(std::string_view secret);

} // namespace people
