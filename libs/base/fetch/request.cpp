#include "fetch/request.hpp"

#include "fetch/transfer.hpp"

#include <fmt/format.h>

#include <mutex>

namespace fetch {

using support::Result;

namespace {

bool has_body(Request const& request) {
    return !request.body.empty() || request.method == "POST" || request.method == "PUT";
}

Result<Answer> run(Transfer& transfer, Request const& request) {
    transfer.set(CURLOPT_PROTOCOLS_STR, request.scheme == Scheme::https ? "https" : "http,https");
    transfer.set(CURLOPT_USERAGENT, "Tulkas");
    transfer.set(CURLOPT_CUSTOMREQUEST, request.method.c_str());
    if (request.is_direct) {
        transfer.set(CURLOPT_PROXY, "");
    }
    if (has_body(request)) {
        transfer.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        transfer.set(CURLOPT_POSTFIELDS, request.body.c_str());
    }
    Lines headers;
    headers.add("Expect:"); // nobody waits for permission to send a body
    for (auto const& [name, value] : request.headers) {
        headers.add(fmt::format("{}: {}", name, value));
    }
    transfer.set(CURLOPT_HTTPHEADER, headers.get());
    TULKAS_TRY(transfer.run());
    return Answer{transfer.status(), std::move(transfer.answer())};
}

} // namespace

Result<Answer> ask(Request const& request, Limits const& limits) {
    Transfer transfer(request.url, limits, request.certificates);
    return run(transfer, request);
}

class Connections::Kept {
public:
    Handle take() {
        std::scoped_lock const lock(m_mutex);
        if (m_handles.empty()) {
            return new_handle();
        }
        auto handle = std::move(m_handles.back());
        m_handles.pop_back();
        return handle;
    }

    void give_back(Handle handle) {
        constexpr std::size_t most = 8;
        std::scoped_lock const lock(m_mutex);
        if (m_handles.size() < most) {
            m_handles.push_back(std::move(handle));
        }
    }

private:
    std::mutex m_mutex;
    std::vector<Handle> m_handles; // of no transfer
};

Connections::Connections() : m_kept(std::make_unique<Kept>()) {}

Connections::~Connections() = default;

Result<Answer> Connections::ask(Request const& request, Limits const& limits) {
    Transfer transfer(request.url, limits, request.certificates, m_kept->take());
    auto answer = run(transfer, request);
    m_kept->give_back(transfer.release());
    return answer;
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
