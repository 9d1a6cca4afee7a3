#include "http/router.hpp"

#include "support/assert.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <span>

namespace http {

struct Routes::Node {
    std::map<std::string, std::shared_ptr<Node>, std::less<>> written;
    std::shared_ptr<Node> any;
    bool takes_rest = false; // of the node that `any` leads to
    std::map<Method, int> routes;
};

namespace {

std::vector<std::string> split(std::string_view pattern) {
    std::vector<std::string> segments;
    for (auto rest = pattern.substr(1); !rest.empty();) {
        segments.emplace_back(support::cut_front(rest, '/'));
    }
    return segments;
}

bool is_rest(std::string_view segment) {
    return segment.ends_with("...}");
}

} // namespace

int Routes::add(Method method, std::string_view pattern) {
    if (!m_root) {
        m_root = std::make_shared<Node>();
    }
    auto node = m_root;
    for (auto const& segment : split(pattern)) {
        auto& next = segment.starts_with('{') ? node->any : node->written[segment];
        if (!next) {
            next = std::make_shared<Node>();
        }
        next->takes_rest = is_rest(segment);
        node = next;
    }
    auto const number = static_cast<int>(m_routes.size());
    bool const is_new = node->routes.emplace(method, number).second;
    TULKAS_ASSERT(is_new);
    m_routes.push_back({.method = method, .pattern = std::string(pattern)});
    return number;
}

namespace {

template <typename Node>
struct Search {
    std::span<std::string const> segments;
    std::vector<std::string> values{};

    // The first node that fits, written segments before others.
    Node const* descend(Node const& node, std::size_t depth) {
        if (depth == segments.size()) {
            return node.routes.empty() ? nullptr : &node;
        }
        if (auto const written = node.written.find(segments[depth]); written != node.written.end()) {
            if (auto const* const found = descend(*written->second, depth + 1)) {
                return found;
            }
        }
        return node.any && !segments[depth].empty() ? descend_any(*node.any, depth) : nullptr;
    }

    Node const* descend_any(Node const& any, std::size_t depth) {
        if (any.takes_rest) {
            std::string rest = segments[depth];
            for (auto const& segment : segments.subspan(depth + 1)) {
                rest += '/' + segment;
            }
            values.push_back(std::move(rest));
            return &any;
        }
        values.push_back(segments[depth]);
        auto const* const found = descend(any, depth + 1);
        if (found == nullptr) {
            values.pop_back();
        }
        return found;
    }
};

} // namespace

std::variant<Routes::Match, Routes::NotFound, Routes::NotAllowed>
Routes::find(Method method, std::vector<std::string> const& segments) const {
    Search<Node> search{.segments = segments};
    auto const* const node = m_root ? search.descend(*m_root, 0) : nullptr;
    if (node == nullptr) {
        return NotFound{};
    }
    auto route = node->routes.find(method);
    if (route == node->routes.end() && method == Method::head) {
        route = node->routes.find(Method::get);
    }
    if (route != node->routes.end()) {
        return Match{.route = route->second, .values = std::move(search.values)};
    }
    NotAllowed not_allowed;
    for (auto const& [allowed, number] : node->routes) {
        not_allowed.allowed.push_back(allowed);
    }
    return not_allowed;
}

} // namespace http
