// Passwords, by libsodium's Argon2id.
//
// A check costs memory and time on purpose: only threads kept for it may call one (the operations of the
// interface say that they hash), so that a flood of logins neither takes the machine's memory nor makes
// anything else wait. The hash itself is computed in a thread of its own, which gives way to those that serve
// people: the caller's may do the rest, in which others wait for it, as soon as any. A check for an unknown
// name costs the same as one for a wrong password.
#pragma once

#include "support/result.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace people {

// 10 to 200 bytes of UTF-8, and not the name.
[[nodiscard]] support::Result<void> check_password(std::string_view password, std::string_view name);

struct PasswordCost {
    unsigned long long passes;
    std::size_t bytes;

    [[nodiscard]] static PasswordCost standard();
    // For tests, which have no secrets.
    [[nodiscard]] static PasswordCost least();
};

class Passwords {
public:
    explicit Passwords(PasswordCost cost);

    [[nodiscard]] support::Result<std::string> hash(std::string const& password);
    [[nodiscard]] bool verify(std::string const& hash, std::string const& password);
    // Takes as long as a check that fails.
    void verify_nobody(std::string const& password);
    // The number of checks so far, including those for unknown names.
    [[nodiscard]] std::uint64_t checks() const { return m_checks; }

private:
    PasswordCost m_cost;
    std::string m_hash_of_nobody;
    std::atomic<std::uint64_t> m_checks = 0;
};

} // namespace people
