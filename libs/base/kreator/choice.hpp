// Chooses one of several providers.
//
// A pure function of what the providers say of themselves, so that every rule is tested without making
// anything.
#pragma once

#include "kreator/environment.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kreator {

enum class Arity {
    per_request,         // a new one each time
    singleton,           // made at the first request, once
    singleton_autostart, // made at start-up, once
};

struct Qualifiers {
    std::set<std::string, std::less<>> tags;
    Environment environment;
    bool is_default = false;
    Arity arity = Arity::per_request;
};

// Who asks: for a tag or for none, which every provider fits, in the program's environment.
struct Request {
    std::optional<std::string> tag;
    Environment environment;
};

// The numbers of those that fit, in their order: by tag, then by environment, then the defaults among them if
// there are any. One number is a clear answer.
//
// By environment: those of exactly that one; else those below it; else those of the nearest ancestor that has
// any; never others. At the root all are eligible.
[[nodiscard]] std::vector<std::size_t> choose(std::span<Qualifiers const* const> candidates,
                                              Request const& request);

} // namespace kreator
