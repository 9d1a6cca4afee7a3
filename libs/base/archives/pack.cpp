#include "archives/pack.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <memory>

namespace archives {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct FreeWriter {
    void operator()(archive* writer) const { archive_write_free(writer); }
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};
using Writer = std::unique_ptr<archive, FreeWriter>;
using EntryPointer = std::unique_ptr<archive_entry, FreeWriter>;

la_ssize_t append(archive* /*writer*/, void* bytes, void const* data, std::size_t size) {
    static_cast<std::string*>(bytes)->append(static_cast<char const*>(data), size);
    return static_cast<la_ssize_t>(size);
}

bool write(archive* writer, File const& file) {
    constexpr __LA_MODE_T for_all = 0644;
    constexpr __LA_MODE_T executable_for_all = 0755;
    EntryPointer const entry(archive_entry_new());
    archive_entry_set_pathname_utf8(entry.get(), file.name.c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), file.executable ? executable_for_all : for_all);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(file.content.size()));
    archive_entry_set_mtime(entry.get(), 0, 0);
    return archive_write_header(writer, entry.get()) == ARCHIVE_OK &&
           archive_write_data(writer, file.content.data(), file.content.size()) ==
               static_cast<la_ssize_t>(file.content.size());
}

} // namespace

Result<std::string> pack(std::span<File const> files) {
    std::string bytes;
    Writer const writer(archive_write_new());
    archive_write_set_format_zip(writer.get());
    archive_write_set_bytes_in_last_block(writer.get(), 1); // no filling at the end
    bool is_written = archive_write_open(writer.get(), &bytes, nullptr, &append, nullptr) == ARCHIVE_OK;
    for (auto const& file : files) {
        is_written = is_written && write(writer.get(), file);
    }
    if (!is_written || archive_write_close(writer.get()) != ARCHIVE_OK) {
        auto const* const why = archive_error_string(writer.get());
        return fail(ErrorKind::unavailable, "cannot pack the files: {}",
                    why != nullptr ? why : "out of memory");
    }
    return bytes;
}

} // namespace archives
