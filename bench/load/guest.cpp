#include "load/guest.hpp"

#include "support/text.hpp"

#include <boost/algorithm/string/find.hpp>
#include <fmt/format.h>

#include <optional>

namespace load {

namespace {

std::optional<std::string_view> field(std::string_view head, std::string_view name) {
    auto const found = boost::ifind_first(head, fmt::format("\r\n{}: ", name));
    if (found.empty()) {
        return std::nullopt;
    }
    std::string_view const value(found.end(), head.end());
    return value.substr(0, value.find("\r\n"));
}

} // namespace

support::Json Guest::ask(std::string const& method, std::string const& path, std::string const& body) {
    std::optional<support::Json> answer;
    ask_later(method, path, body, [&](support::Json const& json) { answer = json; });
    while (!answer) {
        wait_for_more(m_rest);
        m_rest.erase(0, take(m_rest));
    }
    return *answer;
}

void Guest::ask_later(std::string const& method, std::string const& path, std::string const& body,
                      Answered answered) {
    m_waiting.push_back(std::move(answered));
    auto request = fmt::format("{} /api/v1{} HTTP/1.1\r\nHost: localhost\r\n", method, path);
    if (!m_cookie.empty()) {
        request += fmt::format("Cookie: {}\r\n", m_cookie);
    }
    if (!body.empty()) {
        request += fmt::format("Content-Type: application/json\r\nContent-Length: {}\r\n", body.size());
    }
    write(request + "\r\n" + body);
}

std::size_t Guest::take(std::string_view data) {
    auto const end = data.find("\r\n\r\n");
    if (end == std::string_view::npos) {
        return 0;
    }
    auto const head = data.substr(0, end);
    auto const size =
        support::whole_number<std::size_t>(field(head, "Content-Length").value_or("0")).value_or(0);
    auto const begin = end + 4;
    if (data.size() < begin + size) {
        return 0;
    }
    auto const body = data.substr(begin, size);
    if (!head.starts_with("HTTP/1.1 2")) {
        give_up(fmt::format("the server answers {}: {}", head.substr(0, head.find("\r\n")), body));
    }
    if (auto const given = field(head, "Set-Cookie")) {
        m_cookie = given->substr(0, given->find(';'));
    }
    auto const answered = std::move(m_waiting.front());
    m_waiting.pop_front();
    answered(support::parse_json(body).value());
    return begin + size;
}

} // namespace load
