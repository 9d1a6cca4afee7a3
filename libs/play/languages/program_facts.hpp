// What a build says of its program besides making it: languages/README.md explains the lines.
//
// It comes out of the sandbox with a stranger's sources in it, so it is believed only where a lie harms
// nobody but its author: a bot that denies its methods is not admitted, and one that claims others loses its
// first game.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace languages {

struct ProgramFacts {
    std::string framework;         // for which it was written, where that is not the SDK's own: "game.mc"
    std::set<std::string> answers; // methods of the bot interface; none: it does not say

    [[nodiscard]] bool may_answer(std::string_view method) const {
        return answers.empty() || answers.contains(std::string(method));
    }
};

// Lines of two words; others are passed over, because an older program may read a newer build.
[[nodiscard]] ProgramFacts parse_facts(std::string_view text);

} // namespace languages
