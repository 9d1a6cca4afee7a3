// What is compared: the source files of one author, by whatever name staff know them.
#pragma once

#include "similarity/language.hpp"

#include <string>
#include <vector>

namespace similarity {

struct SourceFile {
    std::string name; // within the submission
    Language language;
    std::string text;
};

struct Submission {
    std::string name;
    std::vector<SourceFile> files;
};

} // namespace similarity
