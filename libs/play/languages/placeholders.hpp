// The placeholders of a command, replaced when it runs: "-I{sdk}/include".
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace languages {

// What stands for what.
struct Values {
    std::string source;   // {source}: the main file, from the working directory, which is that of the sources
    std::string stem;     // {stem}: its name without folder and extension
    std::string sdk;      // {sdk}: the directory of the language's SDK
    std::string prepared; // {prepared}: that of what all builds share
    std::string toolchain; // {toolchain}: that of the compiler or interpreter, with its bin/
    std::string output;    // {output}: where a build leaves its files, and where they are found afterwards
    std::string memory_mb; // {memory_mb}: how much the bot may use
};

// The first of them that means nothing: "{ouput}".
[[nodiscard]] std::optional<std::string> unknown_placeholder(std::string_view word);

[[nodiscard]] bool mentions(std::span<std::string const> words, std::string_view placeholder);

[[nodiscard]] std::vector<std::string> fill_in(std::span<std::string const> words, Values const& values);

} // namespace languages
