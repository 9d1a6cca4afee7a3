// A programming language as the arena knows it: how its bots are recognised, checked, built and run.
//
// Nothing here is code for one language: a Language is what a file of languages/ says, and a new language is
// a new file. languages/README.md explains the keys.
#pragma once

#include "sandbox/limits.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace languages {

// The files a language needs on this machine, and what brings them.
struct Toolchain {
    std::string root; // the folder that has its bin/, as "/usr"
    std::vector<std::string> files;
    std::vector<std::string> packages; // of Debian
};

struct Checks {
    std::uint64_t most_bytes;   // of all files together
    bool is_text;               // UTF-8 without a byte order mark
    std::string file_name;      // a regular expression for the main file's name; empty: any
    std::string file_name_rule; // the same in words
};

// Words of a command may hold placeholders: see placeholders.hpp.
struct Recipe {
    std::vector<std::string> command;
    std::vector<std::string>
        sees; // "system", "libraries", "toolchain", "sdk", "prepared", or paths of the host
    bool proc = false;
    std::map<std::string, std::string> environment; // besides the usual
    sandbox::Limits limits;
};

struct BuildRecipe {
    Recipe recipe;
    std::vector<std::string> outputs; // files it leaves in {output}
    std::string facts;                // the one among them that says what the program is; empty: none
};

struct RunRecipe {
    Recipe recipe;
    std::uint64_t least_memory; // a lower limit is raised to it: with less not even an empty bot starts
    // Threads of the language's machine that never run anything of an author's, by name. A program that has
    // them announces itself: see process/channel.hpp.
    std::vector<std::string> own_threads = {};
};

// How a source is read by the language's own parser, for the rules of an assignment: source_rules/rules.hpp.
struct OutlineRecipe {
    BuildRecipe recipe;                  // leaves one file: what is in the source, as JSON
    std::vector<std::string> extensions; // of the files that it reads
    std::vector<std::string> rules;      // that it can tell about, besides those of `uses`
    // What breaks a rule where it is used, by the rule: {"printing", {"java.lang.System.out"}}.
    std::map<std::string, std::vector<std::string>> uses;
};

struct Language {
    std::string name;                    // "cpp"
    std::string title;                   // "C++"
    std::vector<std::string> extensions; // of main files, with their dot; none: recognised as an executable
    std::vector<std::string> nickname_marks; // what the line of the nickname begins with
    Toolchain toolchain;
    Checks checks;
    std::optional<BuildRecipe> prepare; // what all builds share; its output is one archive
    std::optional<BuildRecipe> build;
    std::optional<OutlineRecipe> outline;
    RunRecipe run;
    std::string text; // of the description, for who wants to know whether it changed
};

} // namespace languages
