#include "languages/view.hpp"

#include <glob.h>

namespace languages {

using sandbox::View;

namespace {

void append(View& view, View const& more) {
    view.paths.insert(view.paths.end(), more.paths.begin(), more.paths.end());
}

View matching(std::string const& pattern) {
    View view;
    glob_t found{};
    if (glob(pattern.c_str(), 0, nullptr, &found) == 0) {
        for (std::size_t i = 0; i < found.gl_pathc; ++i) {
            view.paths.emplace_back(found.gl_pathv[i]);
        }
    }
    globfree(&found);
    return view;
}

} // namespace

View make_view(std::span<std::string const> sees, std::string const& sdk_directory) {
    View view;
    for (auto const& word : sees) {
        if (word == "system") {
            append(view, View::whole_system());
        } else if (word == "libraries") {
            append(view, View::shared_libraries());
        } else if (word == "sdk") {
            view.paths.emplace_back(sdk_directory, sdk_place);
        } else {
            append(view, matching(word));
        }
    }
    return view;
}

} // namespace languages
