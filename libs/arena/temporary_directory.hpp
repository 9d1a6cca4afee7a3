// A directory for one test, gone when the test is over.
#pragma once

#include "support/assert.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>

namespace arena {

class TemporaryDirectory {
public:
    TemporaryDirectory() {
        std::string name = (std::filesystem::temp_directory_path() / "tulkas-test-XXXXXX").string();
        TULKAS_ASSERT(mkdtemp(name.data()) != nullptr);
        m_path = name;
    }
    ~TemporaryDirectory() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryDirectory(TemporaryDirectory const&) = delete;
    TemporaryDirectory& operator=(TemporaryDirectory const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace arena
