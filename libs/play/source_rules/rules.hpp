// The rules that an assignment has for the source of a submission.
//
// They are about how a program is written, not how it plays: a submission that breaks one is refused before
// it is built, and its author is told every place.
#pragma once

#include "support/enum_names.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace source_rules {

// Of what documentation is asked; each asks for what the one before does.
enum class Documentation : std::uint8_t { none, classes, exported, all };

inline constexpr auto documentation_names =
    support::enum_names<Documentation>("none", "classes", "public", "all");

struct Rules {
    std::string file_name = {};  // of the main file, without its extension; * and ? stand for anything
    std::string class_name = {}; // of a class in the main file, likewise
    bool no_package = false;
    bool no_printing = false;
    bool no_files = false;
    bool no_threads = false;
    std::vector<std::string> forbidden_imports = {}; // "java.util": and all that is in it
    Documentation documentation = Documentation::none;
    std::string documentation_language = {}; // "en", "de" or "hu"; "": any
    int most_bytes = 0;                      // of all files together; 0: as the server and the language say
    bool one_file = false;

    // Whether there is any rule.
    [[nodiscard]] bool any() const { return *this != Rules(); }
    bool operator==(Rules const&) const = default;
};

[[nodiscard]] support::JsonObject to_json(Rules const& rules);
// What is not there has no rule. invalid: an unknown rule, or a value that makes no sense.
[[nodiscard]] support::Result<Rules> rules_from_json(support::Json const& json);

} // namespace source_rules
