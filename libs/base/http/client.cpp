#include "http/client.hpp"

#include "fetch/request.hpp"
#include "http/headers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <openssl/x509_vfy.h>

namespace http {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::size_t most_bytes = 64U << 20U;
constexpr std::chrono::hours for_ever{24}; // libcurl has no more than 24 days

fetch::Request request_to(Address const& address, Asked const& asked, std::string const& certificates) {
    auto const host = address.host.contains(':') ? "[" + address.host + "]" : address.host;
    fetch::Request request{
        .method = asked.method,
        .url = fmt::format("{}://{}:{}{}{}", address.is_secure ? "https" : "http", host, address.port,
                           address.path, asked.path),
        .headers = asked.headers,
        .body = asked.body,
        .certificates = certificates,
        .scheme = address.is_secure ? fetch::Scheme::https : fetch::Scheme::http_or_https,
        .is_direct = true,
    };
    if (std::ranges::none_of(asked.headers,
                             [](auto const& header) { return is_same_name(header.first, "content-type"); })) {
        request.headers.emplace_back("Content-Type", ""); // none, instead of libcurl's own
    }
    return request;
}

bool can_be_read(std::string const& certificates) {
    std::unique_ptr<X509_STORE, void (*)(X509_STORE*)> const store(X509_STORE_new(), X509_STORE_free);
    return X509_STORE_load_file(store.get(), certificates.c_str()) == 1;
}

} // namespace

class Client::Inside {
public:
    Inside(Address address, ClientSettings settings)
        : m_address(std::move(address)), m_settings(std::move(settings)) {}

    Result<Told> ask(Asked const& asked) {
        auto answer =
            m_connections.ask(request_to(m_address, asked, m_settings.certificates),
                              {.time = m_settings.patience.value_or(for_ever), .bytes = most_bytes});
        if (!answer) {
            return fail(ErrorKind::unavailable, "{}:{} does not answer: {}", m_address.host, m_address.port,
                        answer.error().message);
        }
        return Told{.status = static_cast<unsigned>(answer->status), .body = std::move(answer->body)};
    }

private:
    Address m_address;
    ClientSettings m_settings;
    fetch::Connections m_connections;
};

Client::Client(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}

Client::~Client() = default;

Result<std::unique_ptr<Client>> Client::create(Address address, ClientSettings settings) {
    if (!settings.certificates.empty() && !can_be_read(settings.certificates)) {
        return fail(ErrorKind::invalid, "cannot use the certificates in {}", settings.certificates);
    }
    return std::unique_ptr<Client>(
        new Client(std::make_unique<Inside>(std::move(address), std::move(settings))));
}

Result<Told> Client::ask(Asked const& asked) {
    return m_inside->ask(asked);
}

Result<Told> ask(Address const& address, Asked const& asked) {
    auto once = asked;
    once.headers.emplace_back("Connection", "close");
    auto const client = TULKAS_TRY(Client::create(address));
    return client->ask(once);
}

} // namespace http
