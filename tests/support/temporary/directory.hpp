// A directory for one test, gone when the test is over.
#pragma once

#include "support/assert.hpp"
#include "support/file_io.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

namespace temporary {

class Directory {
public:
    explicit Directory(std::filesystem::path const& parent = std::filesystem::temp_directory_path()) {
        std::string name = (parent / "tulkas-test-XXXXXX").string();
        TULKAS_ASSERT(mkdtemp(name.data()) != nullptr);
        m_path = name;
    }
    ~Directory() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Directory(Directory const&) = delete;
    Directory& operator=(Directory const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }

    std::filesystem::path write(std::string_view name, std::string_view content,
                                bool executable = false) const {
        auto const file = m_path / name;
        std::filesystem::remove(file);
        TULKAS_ASSERT(support::write_file(file, content, executable));
        return file;
    }

private:
    std::filesystem::path m_path;
};

} // namespace temporary
