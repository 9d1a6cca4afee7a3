// Work that asks for more than its kind: that the programs in it are isolated at a level with a name.
//
// Such a piece is of a kind of its own, "judge@gvisor" for example, so that those who have the level take it
// and the others never see it. It is done as any other of its kind.
#pragma once

#include "queue/handler.hpp"

#include <string>
#include <string_view>

namespace queue {

// "": any level will do.
[[nodiscard]] inline std::string kind_at(std::string_view kind, std::string_view level) {
    return level.empty() ? std::string(kind) : std::string(kind) + "@" + std::string(level);
}

[[nodiscard]] inline std::string_view level_of(std::string_view kind) {
    auto const at = kind.find('@');
    return at == std::string_view::npos ? std::string_view() : kind.substr(at + 1);
}

// The same, and for each kind that at the level.
[[nodiscard]] inline Handlers with_level(Handlers const& handlers, std::string_view level) {
    auto all = handlers;
    for (auto const& [kind, handler] : handlers) {
        all.emplace(kind_at(kind, level), handler);
    }
    return all;
}

} // namespace queue
