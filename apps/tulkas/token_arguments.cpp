#include "tulkas/token_arguments.hpp"

#include "support/file_io.hpp"

#include <boost/algorithm/string/trim.hpp>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_token_arguments(Command& command, TokenArguments& arguments, char const* help) {
    command.text_option("--token", "T", arguments.token, help);
    command.text_option("--token-file", "FILE", arguments.token_file,
                        "read the token from this file, so that no list of processes shows it");
}

Result<std::string> read_token(std::filesystem::path const& file) {
    constexpr std::uint64_t most_bytes = 4096;
    auto const text = support::read_file(file, most_bytes);
    return text ? Result<std::string>(boost::trim_copy(*text)) : pass_on(text);
}

Result<std::optional<std::string>> given_token(TokenArguments const& arguments) {
    if (arguments.token && arguments.token_file) {
        return fail(ErrorKind::invalid, "--token and --token-file cannot be used together");
    }
    if (arguments.token_file) {
        return TULKAS_TRY(read_token(*arguments.token_file));
    }
    return arguments.token;
}

} // namespace tulkas
