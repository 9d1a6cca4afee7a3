#include "languages/view.hpp"

#include <algorithm>
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

namespace {

// The whole system has it already. Of /usr itself a description names as little as is needed.
bool is_shown(std::string const& toolchain, std::span<std::string const> sees) {
    return toolchain == "/usr" || (toolchain.starts_with("/usr/") && std::ranges::count(sees, "system") > 0);
}

} // namespace

View make_view(std::span<std::string const> sees, Folders const& folders) {
    View view;
    for (auto const& word : sees) {
        if (word == "system") {
            append(view, View::whole_system());
        } else if (word == "libraries") {
            append(view, View::shared_libraries());
        } else if (word == "sdk") {
            view.paths.emplace_back(folders.sdk, sdk_place);
        } else if (word == "prepared") {
            view.paths.emplace_back(folders.prepared, prepared_place);
        } else if (word == "toolchain") {
            if (!is_shown(folders.toolchain, sees)) {
                view.paths.emplace_back(folders.toolchain);
            }
        } else {
            append(view, matching(word));
        }
    }
    return view;
}

} // namespace languages
