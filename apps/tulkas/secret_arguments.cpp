#include "tulkas/secret_arguments.hpp"

#include "server/settings.hpp"

#include <cstring>
#include <string_view>

namespace tulkas {

namespace {

bool is_secret(std::string_view option) {
    return option == "--token" || option == "--database";
}

// Where in a word a secret begins, given the word before it; its length if there is none.
std::size_t begin_of_secret(std::string_view before, std::string_view word) {
    if (is_secret(before)) {
        return 0;
    }
    auto const equals = word.find('=');
    if (equals == std::string_view::npos) {
        return word.size();
    }
    auto const name = word.substr(0, equals);
    if (is_secret(name) || name == server::connection_string) {
        return equals + 1;
    }
    // --set=PROPERTY=VALUE
    return name == "--set" ? equals + 1 + begin_of_secret("", word.substr(equals + 1)) : word.size();
}

} // namespace

std::vector<std::string> take_arguments(std::span<char* const> arguments) {
    std::vector<std::string> taken(arguments.begin(), arguments.end());
    for (std::size_t i = 1; i < taken.size(); ++i) {
        auto const secret = begin_of_secret(taken[i - 1], taken[i]);
        std::memset(arguments[i] + secret, '*', taken[i].size() - secret);
    }
    return taken;
}

} // namespace tulkas
