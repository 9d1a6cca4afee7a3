#include "sandbox/small_files.hpp"

#include "support/text.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sandbox {

using support::FileDescriptor;

FileDescriptor open_small_file(std::string const& path, int flags) {
    return FileDescriptor(open(path.c_str(), flags | O_CLOEXEC));
}

std::optional<std::string> read_small_file(std::string const& path) {
    FileDescriptor const file = open_small_file(path, O_RDONLY);
    if (!file) {
        return std::nullopt;
    }
    std::string text;
    std::array<char, 4096> part{};
    for (ssize_t size = 0; (size = read(file.get(), part.data(), part.size())) > 0;) {
        text.append(part.data(), static_cast<std::size_t>(size));
    }
    return text;
}

bool write_small_file(std::string const& path, std::string_view text) {
    FileDescriptor const file = open_small_file(path, O_WRONLY);
    return file && write_again(file.get(), text);
}

bool make_directory(std::string const& path) {
    return mkdir(path.c_str(), 0755) == 0 || errno == EEXIST;
}

std::string read_again(int file) {
    std::array<char, 1024> text{};
    ssize_t const size = pread(file, text.data(), text.size(), 0);
    return {text.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

bool write_again(int file, std::string_view text) {
    return pwrite(file, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
}

std::optional<std::uint64_t> number_in(std::string_view text, std::string_view key) {
    while (!text.empty()) {
        std::string_view line = support::cut_front(text, '\n');
        if (key.empty() || support::cut_front(line, ' ') == key) {
            return support::whole_number<std::uint64_t>(line);
        }
    }
    return std::nullopt;
}

} // namespace sandbox
