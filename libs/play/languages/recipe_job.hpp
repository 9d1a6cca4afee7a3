// Turns a recipe of a language description into a job for the sandbox.
//
// Both a build and a run see a directory with the sources in source/ and, after a build, its results in
// built/, and work in source/. In a sandbox that directory is /program; without one it is where it is.
#pragma once

#include "languages/home.hpp"
#include "languages/language.hpp"
#include "languages/placeholders.hpp"
#include "sandbox/files.hpp"
#include "sandbox/limits.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace languages {

inline constexpr char const* source_folder = "source";
inline constexpr char const* built_folder = "built";
inline constexpr char const* prepared_folder = "prepared"; // what all builds of a language share
inline constexpr char const* messages_file = "messages";   // what the compiler said, perhaps cut

// Where programs are built and run.
struct Setting {
    Home home;
    bool confined = true;
    std::function<void(std::string_view)> progress = {}; // told what a build is about to do, if it takes long
};

// What the sandbox is asked to start.
struct Program {
    sandbox::Command command;
    sandbox::Limits limits;
    sandbox::Files files;
    std::vector<std::string> own_threads = {}; // see RunRecipe
};

// The bot that a recipe is for.
struct Subject {
    Language const& language;
    std::string main;
    std::filesystem::path directory;
    std::filesystem::path prepared = {}; // what builds share, if there is something
};

[[nodiscard]] Program building(Recipe const& recipe, Subject const& subject, Setting const& setting);
[[nodiscard]] Program running(Subject const& subject, Setting const& setting, std::uint64_t memory);

} // namespace languages
