// Whatever a provider says about itself is refused, or names only addresses of the web.
//
// An input is a whole document, or, after a first byte of 1, the values of its fields, one on each line.
#include "openid/metadata.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

constexpr std::array fields{"issuer",
                            "authorization_endpoint",
                            "token_endpoint",
                            "jwks_uri",
                            "userinfo_endpoint",
                            "end_session_endpoint",
                            "token_endpoint_auth_methods_supported",
                            "authorization_response_iss_parameter_supported"};

support::Json document_of(std::string_view input) {
    if (input.empty() || input.front() != 1) {
        return support::parse_json(input).value_or(nullptr);
    }
    input.remove_prefix(1);
    support::JsonObject document;
    for (auto const* const field : fields) {
        auto const line = input.substr(0, input.find('\n'));
        input.remove_prefix(line.size() == input.size() ? line.size() : line.size() + 1);
        document[field] = support::parse_json(line).value_or(support::Json(line));
    }
    return document;
}

bool is_safe(std::string_view url) {
    return url.starts_with("https://");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static openid::Client const client{
        .issuer = "i", .id = "arena", .secret = "", .redirect_url = "", .scopes = {}};
    auto const document = document_of({reinterpret_cast<char const*>(data), size});
    if (!document.is_object()) {
        return 0;
    }
    (void)openid::read_keys(document.as_object());
    auto const metadata = openid::read_metadata(document.as_object(), client);
    if (metadata &&
        !(is_safe(metadata->authorization) && is_safe(metadata->token) && is_safe(metadata->keys))) {
        __builtin_trap();
    }
    return 0;
}
