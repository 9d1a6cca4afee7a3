// The file that `tulkas play --record` writes: the records of its games, one after the other.
#pragma once

#include "runtime/play.hpp"
#include "support/result.hpp"

#include <cstdio>
#include <memory>
#include <string>

namespace tulkas {

class RecordFile {
public:
    // A file of one game.
    [[nodiscard]] static support::Result<void> write(std::string const& path,
                                                     record::GameRecord const& record);
    // Empties a file that is already there.
    [[nodiscard]] static support::Result<RecordFile> create(std::string const& path);

    [[nodiscard]] support::Result<void> add(record::GameRecord const& record);
    // Only then is all of it sure to be written.
    [[nodiscard]] support::Result<void> close();

private:
    struct Closer {
        void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
    };

    RecordFile(std::string path, std::FILE* file) : m_path(std::move(path)), m_file(file) {}
    [[nodiscard]] std::unexpected<support::Error> write_error() const;

    std::string m_path;
    std::unique_ptr<std::FILE, Closer> m_file;
};

} // namespace tulkas
