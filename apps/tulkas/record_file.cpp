#include "tulkas/record_file.hpp"

#include "record/text.hpp"
#include "support/text.hpp"

#include <cerrno>
#include <cstring>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<void> RecordFile::write(std::string const& path, record::GameRecord const& record) {
    auto file = TULKAS_TRY(create(path));
    auto const added = file.add(record);
    return added ? file.close() : added;
}

Result<RecordFile> RecordFile::create(std::string const& path) {
    std::FILE* const file = std::fopen(path.c_str(), "we");
    if (file == nullptr) {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", support::in_quotes(path),
                    std::strerror(errno));
    }
    return RecordFile(path, file);
}

Result<void> RecordFile::add(record::GameRecord const& record) {
    std::string const text = record::to_text(record);
    if (std::fwrite(text.data(), 1, text.size(), m_file.get()) != text.size()) {
        return write_error();
    }
    return {};
}

Result<void> RecordFile::close() {
    if (std::fclose(m_file.release()) != 0) {
        return write_error();
    }
    return {};
}

std::unexpected<support::Error> RecordFile::write_error() const {
    return fail(ErrorKind::unavailable, "cannot write {}: {}", support::in_quotes(m_path),
                std::strerror(errno));
}

} // namespace tulkas
