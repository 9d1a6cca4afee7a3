#include "mail/address.hpp"

#include <algorithm>

namespace mail {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::size_t most_address = 254;
constexpr std::size_t most_local = 64;
constexpr std::size_t most_label = 63;

bool is_letter_or_digit(char one) {
    return (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z') || (one >= '0' && one <= '9');
}

// Each part between dots, of which none is empty.
template <typename Check>
bool all_parts(std::string_view text, Check const& check) {
    while (true) {
        auto const dot = text.find('.');
        auto const part = text.substr(0, dot);
        if (part.empty() || !check(part)) {
            return false;
        }
        if (dot == std::string_view::npos) {
            return true;
        }
        text.remove_prefix(dot + 1);
    }
}

bool is_atom(std::string_view part) {
    constexpr std::string_view signs = "!#$%&'*+-/=?^_`{|}~";
    return std::ranges::all_of(
        part, [&](char one) { return is_letter_or_digit(one) || signs.find(one) != std::string_view::npos; });
}

bool is_label(std::string_view part) {
    return part.size() <= most_label && part.front() != '-' && part.back() != '-' &&
           std::ranges::all_of(part, [](char one) { return is_letter_or_digit(one) || one == '-'; });
}

} // namespace

Result<void> check_address(std::string_view address) {
    auto const at = address.find('@');
    bool const is_good = at != std::string_view::npos && address.size() <= most_address && at <= most_local &&
                         address.find('.', at) != std::string_view::npos &&
                         all_parts(address.substr(0, at), is_atom) &&
                         all_parts(address.substr(at + 1), is_label);
    return is_good ? Result<void>()
                   : fail(ErrorKind::invalid, "this is no e-mail address such as name@school.example");
}

} // namespace mail
