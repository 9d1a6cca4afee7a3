// The interface as programs and browsers use it, without the network: what its tests share.
#pragma once

#include "api/answers_test.hpp"
#include "api/people_test.hpp"

#include <string>
#include <utility>
#include <vector>

namespace api::tests {

using http::Method;

// A browser or a program: it keeps its cookie.
class Browser {
public:
    Browser(Interface& interface, std::string peer) : m_interface(interface), m_peer(std::move(peer)) {}

    http::Response send(Method method, std::string const& path, std::string const& body = "") {
        http::Request request;
        request.method = method;
        request.target = http::parse_target("/api/v1" + path).value();
        request.peer = m_peer;
        request.is_secure = is_secure;
        request.body = body;
        request.headers.add("host", "arena.example");
        if (!body.empty()) {
            request.headers.add("content-type", "application/json");
        }
        if (!m_session.empty()) {
            request.headers.add("cookie", "other=1; " + prefix() + "tulkas_device=" + m_device + "; " +
                                              prefix() + "tulkas_session=" + m_session);
        }
        for (auto const& [name, value] : headers) {
            request.headers.add(name, value);
        }
        auto response = m_interface.answer(request);
        expect_documented(m_interface, request, response);
        for (auto const& [name, value] : response.headers.all()) {
            if (name == "set-cookie") {
                auto const end = value.find('=');
                (value.substr(0, end).ends_with("tulkas_device") ? m_device : m_session) =
                    value.substr(end + 1, value.find(';') - end - 1);
            }
        }
        return response;
    }
    // Another one at the same address.
    [[nodiscard]] Browser another() const { return {m_interface, m_peer}; }

    std::vector<std::pair<std::string, std::string>> headers;
    bool is_secure = false;
    [[nodiscard]] std::string const& session() const { return m_session; }

private:
    [[nodiscard]] std::string prefix() const { return is_secure ? "__Host-" : ""; }

    Interface& m_interface;
    std::string m_peer;
    std::string m_session;
    std::string m_device;
};

class Interfaces : public PeopleTest {
protected:
    Browser client() { return {m_interface, "192.0.2." + std::to_string(++m_peers)}; }

    static std::string credentials(std::string const& name) {
        return R"({"name": ")" + name + R"(", "password": "a long password"})";
    }

    Browser administrator() {
        auto const link = m_account_manager.first_link(m_now).value().value();
        auto client = this->client();
        EXPECT_EQ(client
                      .send(Method::post, "/first-administrator",
                            R"({"link": ")" + link + R"(", "name": "root", "password": "a long password"})")
                      .status,
                  201U);
        return client;
    }

    Browser user(std::string const& name) {
        auto client = this->client();
        EXPECT_EQ(client.send(Method::post, "/people", credentials(name)).status, 201U);
        return client;
    }

    static support::Json json(http::Response const& response) {
        return support::parse_json(response.text()).value();
    }

    Interface& m_interface = serve(m_people.all());
    int m_peers = 0;
};

} // namespace api::tests
