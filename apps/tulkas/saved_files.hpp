// Notices that files have been saved: source files of bots, directories of them, records.
//
// Looks at names, sizes and times instead of asking the kernel to tell: that works on every file system,
// network ones and those of containers included, and for a handful of files it costs nothing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tulkas {

class SavedFiles {
public:
    // What does not exist is ignored until it does.
    explicit SavedFiles(std::vector<std::filesystem::path> paths);

    // Whether something is other than when this was last true, or at first; and has come to rest: an editor
    // that is in the middle of writing is waited for, until the next look.
    [[nodiscard]] bool have_changed();

private:
    [[nodiscard]] std::string look() const;

    std::vector<std::filesystem::path> m_paths;
    std::string m_settled;
    std::string m_last;
};

} // namespace tulkas
