// A submission: files in one language, checked before they are used.
//
// Errors are written for the author, who sees nothing else: they say what is wrong and how to fix
// it.
#pragma once

#include "languages/language.hpp"
#include "languages/languages.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace languages {

struct SourceFile {
    std::string name; // within the submission, with slashes
    std::string content;
    bool executable = false;
};

struct Submission {
    std::shared_ptr<Language const> language;
    std::string name;                          // the nickname, or what the file is called
    std::string main;                          // the name of the main file
    std::vector<SourceFile> files;             // sorted by name
    std::optional<std::uint64_t> players = {}; // of an engine, if its manifest says it
    bool is_told = false;                      // the seed at the start: of an engine that says so
    bool is_simultaneous = false;              // an engine that asks several bots at once
    std::vector<std::string> warnings = {};    // for the author: what was done to the files

    // SHA-256 of the file as `sha256sum` prints it; of several files, that of what it prints for all of them.
    [[nodiscard]] std::string digest() const;
};

// What a contest may set.
struct SubmissionRules {
    std::optional<std::uint64_t> most_bytes =
        {};                               // of all files together, instead of the language's own limit
    bool converts_encodings = false;      // files that are not UTF-8 are converted, with a warning
    std::optional<std::string> name = {}; // instead of the one in the files
    std::optional<std::string> default_name = {}; // where the files have none, instead of the file's
    // Why nobody may be called like that, if so; for nicknames in sources and names in manifests.
    std::function<support::Result<void>(std::string const& nickname)> check_nickname = {};
};

// One file, as it was uploaded: a source file, or an archive (zip, tar) of one or of a folder with a
// manifest.
[[nodiscard]] support::Result<Submission> check_submission(Languages const& languages, SourceFile file,
                                                           SubmissionRules const& rules = {});

// The files of a folder with a manifest, by their names within it. The name is the folder's.
[[nodiscard]] support::Result<Submission> check_folder(Languages const& languages, std::string const& name,
                                                       std::vector<SourceFile> files,
                                                       SubmissionRules const& rules = {});

// From the disk: a source file, an executable, an archive, or a directory with a manifest.
[[nodiscard]] support::Result<Submission> read_submission(Languages const& languages,
                                                          std::filesystem::path const& path,
                                                          SubmissionRules const& rules = {});

} // namespace languages
