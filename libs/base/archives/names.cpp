#include "archives/names.hpp"

#include "support/controls.hpp"
#include "support/text.hpp"

#include <set>

namespace archives {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

Result<std::string> plain_name(std::string_view name) {
    constexpr std::size_t longest = 500;
    if (name.empty() || name.size() > longest || !support::is_plainly_seen(name)) {
        return fail(ErrorKind::refused, "invalid file name in the archive: {}", in_quotes(name));
    }
    // On other systems a backslash divides folders, and a colon leads to another disk.
    if (name.starts_with('/') || name.find_first_of("\\:") != std::string_view::npos) {
        return fail(ErrorKind::refused, "{} must be a relative path within the archive", in_quotes(name));
    }
    std::string plain;
    auto rest = name;
    while (!rest.empty()) {
        auto const part = support::cut_front(rest, '/');
        if (part == "..") {
            return fail(ErrorKind::refused, "{} points outside the archive", in_quotes(name));
        }
        if (!part.empty() && part != ".") {
            plain += plain.empty() ? "" : "/";
            plain += part;
        }
    }
    return plain;
}

Result<void> check_names(std::span<File const> files) {
    std::set<std::string_view> names;
    for (auto const& file : files) {
        if (!names.insert(file.name).second) {
            return fail(ErrorKind::refused, "{} is in the archive twice", in_quotes(file.name));
        }
    }
    for (auto const& file : files) {
        for (auto end = file.name.find('/'); end != std::string::npos; end = file.name.find('/', end + 1)) {
            if (names.contains(std::string_view(file.name).substr(0, end))) {
                return fail(ErrorKind::refused, "{} is both a file and a folder",
                            in_quotes(file.name.substr(0, end)));
            }
        }
    }
    return {};
}

} // namespace archives
