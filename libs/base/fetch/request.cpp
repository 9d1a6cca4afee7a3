#include "fetch/request.hpp"

#include "fetch/transfer.hpp"

#include <fmt/format.h>

namespace fetch {

using support::Result;

Result<Answer> ask(Request const& request, Limits const& limits) {
    Transfer transfer(request.url, limits, request.certificates);
    transfer.set(CURLOPT_PROTOCOLS_STR, request.scheme == Scheme::https ? "https" : "http,https");
    transfer.set(CURLOPT_USERAGENT, "Tulkas");
    transfer.set(CURLOPT_CUSTOMREQUEST, request.method.c_str());
    if (!request.body.empty()) {
        transfer.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        transfer.set(CURLOPT_POSTFIELDS, request.body.c_str());
    }
    Lines headers;
    for (auto const& [name, value] : request.headers) {
        headers.add(fmt::format("{}: {}", name, value));
    }
    transfer.set(CURLOPT_HTTPHEADER, headers.get());
    TULKAS_TRY(transfer.run());
    return Answer{transfer.status(), std::move(transfer.answer())};
}

std::string percent_encoded(std::string_view text) {
    std::string encoded;
    for (char const character : text) {
        bool const is_plain = (character >= 'a' && character <= 'z') ||
                              (character >= 'A' && character <= 'Z') ||
                              (character >= '0' && character <= '9') || character == '-' ||
                              character == '.' || character == '_' || character == '~';
        encoded += is_plain
                       ? std::string(1, character)
                       : fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(character)));
    }
    return encoded;
}

std::string form(std::vector<std::pair<std::string, std::string>> const& fields) {
    std::string text;
    for (auto const& [name, value] : fields) {
        text +=
            fmt::format("{}{}={}", text.empty() ? "" : "&", percent_encoded(name), percent_encoded(value));
    }
    return text;
}

} // namespace fetch
