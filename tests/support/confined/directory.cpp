#include "confined/directory.hpp"

#include "support/assert.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <stdlib.h>

namespace confined {

Directory::Directory() : m_path("/tmp/tulkas-test-XXXXXX") {
    TULKAS_ASSERT(mkdtemp(m_path.data()) != nullptr);
    std::filesystem::permissions(m_path, std::filesystem::perms(0755));
}

Directory::~Directory() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

void Directory::write(std::string const& name, std::string const& text) const {
    std::ofstream(m_path + "/" + name) << text;
}

std::string Directory::compile(std::string const& compiler, std::string const& source,
                               std::string const& name) const {
    std::string const command =
        fmt::format("{} -O1 -pthread -o '{}/{}' '{}' 2>&1", compiler, m_path, name, source);
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> const pipe(popen(command.c_str(), "r"), &pclose);
    std::string said;
    for (int letter = 0; pipe && (letter = std::fgetc(pipe.get())) != EOF;) {
        said += static_cast<char>(letter);
    }
    return std::filesystem::exists(m_path + "/" + name) ? "" : said + "\n" + command;
}

} // namespace confined
