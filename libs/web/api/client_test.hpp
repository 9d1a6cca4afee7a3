// Clients of an interface, for tests; no network.
#pragma once

#include "api/answers_test.hpp"

#include <gtest/gtest.h>

#include <string>

namespace api::tests {

using http::Method;
using support::JsonObject;

// Somebody with cookies, or a token.
class Client {
public:
    Client(Interface& interface, int number)
        : m_interface(interface), m_peer("192.0.2." + std::to_string(number)) {}

    [[nodiscard]] http::Request request(Method method, std::string const& path, std::string const& body,
                                        std::string const& tag = "") const {
        http::Request request;
        request.method = method;
        request.target = http::parse_target("/api/v1" + path).value();
        request.peer = m_peer;
        request.body = body;
        request.headers.add("host", "arena.example");
        if (!body.empty()) {
            request.headers.add("content-type", "application/json");
        }
        if (!m_cookie.empty()) {
            request.headers.add("cookie", m_cookie);
        }
        if (!m_token.empty()) {
            request.headers.add("authorization", "Bearer " + m_token);
        }
        if (!tag.empty()) {
            request.headers.add("if-none-match", tag);
        }
        return request;
    }

    http::Response send(Method method, std::string const& path, std::string const& body = "",
                        std::string const& tag = "") {
        auto const request = this->request(method, path, body, tag);
        auto response = m_interface.answer(request);
        expect_documented(m_interface, request, response);
        if (auto const cookie = response.headers.find("set-cookie")) {
            m_cookie = cookie->substr(0, cookie->find(';'));
            m_whole_cookie = *cookie;
        }
        return response;
    }
    unsigned status(Method method, std::string const& path, std::string const& body = "") {
        return send(method, path, body).status;
    }
    JsonObject json(Method method, std::string const& path, std::string const& body = "") {
        auto const response = send(method, path, body);
        EXPECT_LT(response.status, 300U) << response.text();
        return support::parse_json(response.text()).value().as_object();
    }
    std::string why(Method method, std::string const& path, std::string const& body = "") {
        auto const response = send(method, path, body);
        EXPECT_GE(response.status, 400U) << response.text();
        return std::string(response.text());
    }
    void use_token(std::string token) { m_token = std::move(token); }
    [[nodiscard]] std::string const& whole_cookie() const { return m_whole_cookie; }

private:
    Interface& m_interface;
    std::string m_peer;
    std::string m_token;
    std::string m_cookie;
    std::string m_whole_cookie;
};

} // namespace api::tests
