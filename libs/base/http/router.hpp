// Which handler a request is for.
//
//     router.add(Method::get, "/api/v1/games/{game}", handler);
//
// A segment in braces fits anything that is not empty and is handed over by its place; a written one wins
// over it.
// `{rest...}` at the end fits any number of segments.
#pragma once

#include "http/request.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace http {

// The routes without what they lead to, so that looking them up is tested by itself.
class Routes {
public:
    // Answers the number to find it by; two routes of the same method and form are a mistake of ours.
    int add(Method method, std::string_view pattern);

    struct Match {
        int route;
        std::vector<std::string> values; // of the segments in braces, in their order
    };
    struct NotFound {};
    struct NotAllowed {
        std::vector<Method> allowed;
    };
    // HEAD goes where GET goes, unless it has a route of its own.
    [[nodiscard]] std::variant<Match, NotFound, NotAllowed>
    find(Method method, std::vector<std::string> const& segments) const;

    // As they were added, for the documents.
    struct Route {
        Method method;
        std::string pattern;
    };
    [[nodiscard]] std::vector<Route> const& all() const { return m_routes; }

private:
    struct Node;

    std::shared_ptr<Node> m_root;
    std::vector<Route> m_routes;
};

} // namespace http
