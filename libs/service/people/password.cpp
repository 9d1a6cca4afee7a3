#include "people/password.hpp"

#include "people/secret.hpp"
#include "support/assert.hpp"
#include "support/priority_of_thread.hpp"
#include "support/utf8.hpp"

#include <functional>
#include <sodium.h>
#include <system_error>
#include <thread>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::size_t least_password_length = 10;
constexpr std::size_t most_password_length = 200;

void give_way_with(std::function<void()> const& compute) {
    try {
        std::jthread([&] {
            support::yield_to_others();
            compute();
        });
    } catch (std::system_error const&) { // there can be no more threads at the moment
        compute();
    }
}

} // namespace

Result<void> check_password(std::string_view password, std::string_view name) {
    if (password.size() < least_password_length || password.size() > most_password_length) {
        return fail(ErrorKind::invalid, "a password must have {} to {} characters", least_password_length,
                    most_password_length);
    }
    if (password.find('\0') != std::string_view::npos || support::utf8_fault(password)) {
        return fail(ErrorKind::invalid, "a password must be valid UTF-8 text");
    }
    if (password == name) {
        return fail(ErrorKind::invalid, "the password must differ from the name");
    }
    return {};
}

PasswordCost PasswordCost::standard() {
    return {crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE};
}

PasswordCost PasswordCost::least() {
    return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

Passwords::Passwords(PasswordCost cost) : m_cost(cost) {
    TULKAS_ASSERT(sodium_init() >= 0);
    m_hash_of_nobody = hash(new_secret()).value();
}

Result<std::string> Passwords::hash(std::string const& password) {
    std::string text(crypto_pwhash_STRBYTES, '\0');
    bool is_hashed = false;
    give_way_with([&] {
        is_hashed = crypto_pwhash_str(text.data(), password.data(), password.size(), m_cost.passes,
                                      m_cost.bytes) == 0;
    });
    if (!is_hashed) {
        return fail(ErrorKind::unavailable, "not enough memory to hash the password");
    }
    text.resize(text.find('\0'));
    return text;
}

bool Passwords::verify(std::string const& hash, std::string const& password) {
    ++m_checks;
    bool is_right = false;
    give_way_with(
        [&] { is_right = crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0; });
    return is_right;
}

void Passwords::verify_nobody(std::string const& password) {
    std::ignore = verify(m_hash_of_nobody, password);
}

} // namespace people
