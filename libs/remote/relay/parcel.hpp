// A built bot, packed for the machine that runs it.
//
// A line of JSON lists the files with their sizes; their bytes follow. The command that starts the program
// is not part of it: the other machine has its own language descriptions and runs only what they
// allow.
#pragma once

#include "languages/build.hpp"
#include "languages/languages.hpp"
#include "languages/submission.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace relay {

struct Parcel {
    std::string name;
    std::string language; // "cpp"
    std::string main;     // its main file, below source/
    std::vector<languages::SourceFile> files;
};

// Packs the bot's whole directory. An error if it is larger than `most` bytes.
[[nodiscard]] support::Result<Parcel> parcel_of(languages::BuiltBot const& bot, std::uint64_t most);

[[nodiscard]] std::string pack(Parcel const& parcel);
// Strictly: every name is one that stays below the directory it is unpacked in, and no byte is left over.
[[nodiscard]] support::Result<Parcel> unpack(std::string_view bytes);

// Puts it where built programs are kept on this machine, as if it had been built here. An error where this
// machine does not have its language.
[[nodiscard]] support::Result<languages::BuiltBot>
settle(Parcel const& parcel, languages::Languages const& languages, languages::BuildCache const& cache);

} // namespace relay
