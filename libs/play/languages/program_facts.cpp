#include "languages/program_facts.hpp"

#include "support/text.hpp"

namespace languages {

ProgramFacts parse_facts(std::string_view text) {
    ProgramFacts facts;
    while (!text.empty()) {
        auto value = support::cut_front(text, '\n');
        auto const key = support::cut_front(value, ' ');
        if (key == "framework") {
            facts.framework = value;
        } else if (key == "answers" && !value.empty()) {
            facts.answers.emplace(value);
        }
    }
    return facts;
}

} // namespace languages
