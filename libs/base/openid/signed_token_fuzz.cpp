// No token is believed that our provider has not signed, whatever keys come with it.
//
// The first byte of an input says what follows: a token as it is; or header, claims and signature on three
// lines, which are encoded here; then, on the next line, the provider's keys if they are not ours.
#include "openid/metadata.hpp"
#include "openid/signed_token.hpp"

#include <cjose/base64.h>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

// A key on P-256 (the one of RFC 7515, appendix A.3) and one for RSA (appendix A.2).
constexpr std::string_view own_keys = R"({"keys": [{"kty": "EC", "crv": "P-256",
    "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
    "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}, {"kty": "RSA", "e": "AQAB",
    "n": "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ"}]})";

std::string_view next_line(std::string_view& rest) {
    auto const line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() == rest.size() ? line.size() : line.size() + 1);
    return line;
}

std::string encoded(std::string_view text) {
    char* out = nullptr;
    std::size_t size = 0;
    cjose_err error{};
    if (text.empty() || !cjose_base64url_encode(reinterpret_cast<std::uint8_t const*>(text.data()),
                                                text.size(), &out, &size, &error)) {
        return "";
    }
    std::string result(out, size);
    std::free(out);
    return result;
}

std::string token_in(std::string_view& rest, bool is_in_parts) {
    if (!is_in_parts) {
        return std::string(next_line(rest));
    }
    std::string token = encoded(next_line(rest));
    for (int part = 0; part < 2; ++part) {
        token += "." + encoded(next_line(rest));
    }
    return token;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<char const*>(data), size);
    if (rest.empty()) {
        return 0;
    }
    bool const is_in_parts = rest.front() % 2 == 1;
    rest.remove_prefix(1);
    auto const token = token_in(rest, is_in_parts);
    auto const parsed = support::parse_json(rest.empty() ? own_keys : rest);
    if (!parsed || !parsed->is_object()) {
        return 0;
    }
    auto const keys = openid::read_keys(parsed->as_object());
    openid::Expected const expected{.issuer = "https://login.example",
                                    .client = "arena",
                                    .nonce = "a nonce that nobody guesses",
                                    .now = support::Moment(std::chrono::seconds(1'800'000'000))};
    if (keys && openid::verified(token, *keys, expected)) {
        __builtin_trap();
    }
    return 0;
}
