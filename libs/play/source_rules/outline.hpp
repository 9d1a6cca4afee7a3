// What a language's own parser found in a source: its facts, each with file and line.
//
// A small program in the language's SDK writes them, in the sandbox, for a source of which nothing is known:
// what it wrote is read strictly.
//
//     {"facts": [{"kind": "use", "file": "Otter.java", "line": 7, "name": "java.lang.System.out"},
//                {"kind": "type", "file": "Otter.java", "line": 5, "name": "Otter", "public": true,
//                 "top": true, "doc": "Plays ploy."}]}
#pragma once

#include "support/enum_names.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace source_rules {

// import: something is named there, used or not; use: something of somebody else is used, by its whole name.
enum class FactKind : std::uint8_t { package, import, use, type, method };

inline constexpr auto fact_kinds =
    support::enum_names<FactKind>("package", "import", "use", "type", "method");

struct Fact {
    FactKind kind = FactKind::use;
    std::string file;
    int line = 0;
    std::string name;
    // Of types and methods:
    bool is_public = false;              // for others
    bool is_top = false;                 // not within another one
    std::optional<std::string> doc = {}; // its documentation
};

using Outline = std::vector<Fact>;

[[nodiscard]] support::Result<Outline> parse_outline(std::string_view text);

} // namespace source_rules
