// What a hostile program says about itself in the first lines of its source.
//
//     // hostile: takes memory and uses it
//     // expect: over memory
//     // limits: memory=64M processes
//
// README.md lists the keys.
#pragma once

#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hostile {

struct Expectation {
    std::string exit_reason; // as sandbox::name_of calls it
    std::string detail;      // exit status, signal or call; empty: any
};

struct Description {
    std::string what;                            // it tries
    std::vector<Expectation> expected;           // any of these
    std::vector<Expectation> expected_uncounted; // where no control group counts memory
    // What the table blames it for, in the words of runtime::to_text(Failure): any of these. None: follows
    // from the exit reason. "nobody" is nobody.
    std::vector<std::string> blamed;
    std::vector<std::string> blamed_uncounted; // where there are no control groups, if that differs
    bool is_engine = false;                    // it sits at the table as the engine, and not as a bot
    std::string opponent = "_honest.py";       // who sits at the table beside it
    sandbox::Limits limits;
    bool proc = false;
    bool site = false;                // Python with its whole library
    bool build = false;               // not the program is run but the compiler on it
    std::vector<std::string> refused; // names in the scratch directory that must not be opened from outside
    std::string unseen;               // must not be in what it prints

    // From the text of the source. An error names the line.
    [[nodiscard]] static support::Result<Description> parse(std::string_view source);
};

// What the table must blame it for, where a control group counts memory or none does.
[[nodiscard]] std::vector<std::string> expected_blame(Description const& description, bool counted);

// Whether a report is what was expected: nothing, or a text that says what it is instead.
[[nodiscard]] std::string compare(std::vector<Expectation> const& expected, sandbox::Report const& report);

} // namespace hostile
