#include "people/second_factor.hpp"

#include "people/secret.hpp"
#include "people/totp.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

namespace {

constexpr char const* our_name = "Tulkas";
constexpr int recovery_code_count = 10;
constexpr Rate guesses{.burst = 5, .a_minute = 1};

// Three groups of five letters: 75 random bits, which need no salt.
std::string new_recovery_code() {
    auto const letters = new_totp_secret();
    return fmt::format("{}-{}-{}", letters.substr(0, 5), letters.substr(5, 5), letters.substr(10, 5));
}

// However people write it down.
std::string without_blanks(std::string const& code) {
    std::string plain;
    for (char const letter : code) {
        if (letter != ' ' && letter != '-') {
            plain += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        }
    }
    return plain;
}

} // namespace

SecondFactor::SecondFactor(storage::Database& database) : m_stored(database), m_guesses(guesses) {}

Result<SecondFactor::Begun> SecondFactor::begin(Person const& person, Moment now) {
    auto secret = new_totp_secret();
    TULKAS_TRY(m_stored.begin(person.id, secret, now));
    auto uri = totp_uri(secret, our_name, person.name);
    return Begun{.secret = std::move(secret), .uri = std::move(uri)};
}

Result<std::vector<std::string>> SecondFactor::confirm(Person const& person, std::string const& code,
                                                       Moment now) {
    auto const factor = TULKAS_TRY(m_stored.find(person.id));
    if (!factor || factor->confirmed) {
        return fail(ErrorKind::conflict, "there is no second factor that waits to be confirmed");
    }
    if (!m_guesses.take(std::to_string(person.id), now)) {
        return fail(ErrorKind::refused, "too many wrong codes; wait a few minutes");
    }
    auto const right = TULKAS_TRY(is_right(person.id, *factor, code, now));
    if (!right) {
        return fail(ErrorKind::denied, "the code is wrong; enter the one that the app shows now");
    }
    std::vector<std::string> codes;
    std::vector<std::string> hashes;
    for (int i = 0; i < recovery_code_count; ++i) {
        codes.push_back(new_recovery_code());
        hashes.push_back(hash_of(without_blanks(codes.back())));
    }
    TULKAS_TRY(m_stored.confirm(person.id, now, hashes));
    return codes;
}

Result<CodeCheck> SecondFactor::check(support::AccountId account, std::string const& code, Moment now) {
    auto const factor = TULKAS_TRY(m_stored.find(account));
    if (!factor || !factor->confirmed) {
        return CodeCheck::wrong;
    }
    if (!m_guesses.take(std::to_string(account), now)) {
        return CodeCheck::too_many;
    }
    auto const right = TULKAS_TRY(is_right(account, *factor, code, now));
    return right ? CodeCheck::right : CodeCheck::wrong;
}

Result<bool> SecondFactor::is_right(support::AccountId account, storage::SecondFactor const& factor,
                                    std::string const& code, Moment now) {
    constexpr std::size_t longest = 100;
    auto const plain = without_blanks(code.substr(0, longest));
    if (auto const step = find_totp_step(factor.secret, plain, now)) {
        return m_stored.use_step(account, *step);
    }
    return m_stored.use_recovery_code(account, hash_of(plain));
}

Result<std::int64_t> SecondFactor::recovery_codes(support::AccountId account) {
    return m_stored.recovery_codes(account);
}

Result<void> SecondFactor::remove(support::AccountId account) {
    return m_stored.remove(account);
}

} // namespace people
