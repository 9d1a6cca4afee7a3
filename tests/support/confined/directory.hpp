// A directory for a test's programs, which goes away again.
#pragma once

#include <string>

namespace confined {

// Readable by everybody, as a program's directory must be.
class Directory {
public:
    Directory();
    Directory(Directory const&) = delete;
    Directory& operator=(Directory const&) = delete;
    ~Directory();

    [[nodiscard]] std::string const& path() const { return m_path; }

    void write(std::string const& name, std::string const& text) const;

    // Compiles a file with `gcc` or `g++` into an executable of this name. What the compiler says when it
    // cannot; nothing otherwise.
    [[nodiscard]] std::string compile(std::string const& compiler, std::string const& source,
                                      std::string const& name) const;

private:
    std::string m_path;
};

} // namespace confined
