// One place where a source breaks a rule of its assignment.
#pragma once

#include <string>

namespace pairing {

struct RuleBreach {
    std::string rule; // "printing"
    std::string file = {};
    int line = 0;            // from 1; 0: of no line
    std::string what = {};   // was found: "java.lang.System.out"
    std::string wanted = {}; // instead, where the rule says it: "hu"

    bool operator==(RuleBreach const&) const = default;
};

} // namespace pairing
