#include "archives/unpack.hpp"

#include "archives/gunzip.hpp"
#include "archives/names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <memory>
#include <optional>

namespace archives {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

struct FreeReader {
    void operator()(archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<archive, FreeReader>;

std::string complaint(archive* reader) {
    auto const* const text = archive_error_string(reader);
    return text != nullptr ? text : "it is damaged";
}

// Without filters, so that nothing is decompressed uncounted. Of the two readers of zip files only the one
// that seeks: the other one decompresses what it skips.
Result<Reader> open(std::string_view bytes, bool may_be_zip) {
    Reader reader(archive_read_new());
    if (reader == nullptr) {
        return fail(ErrorKind::unavailable, "not enough memory to unpack the archive");
    }
    archive_read_support_format_tar(reader.get());
    if (may_be_zip) {
        archive_read_support_format_zip_seekable(reader.get());
    }
    if (archive_read_open_memory(reader.get(), bytes.data(), bytes.size()) != ARCHIVE_OK) {
        return fail(ErrorKind::refused, "not a zip or tar file: {}", complaint(reader.get()));
    }
    return reader;
}

std::string name_of(archive_entry* entry) {
    if (auto const* const name = archive_entry_pathname_utf8(entry)) {
        return name;
    }
    auto const* const name = archive_entry_pathname(entry);
    return name != nullptr ? name : "";
}

// Reads the content of the entry at hand, no more than so much.
Result<std::string> content_of(archive* reader, std::string const& name, std::uint64_t most) {
    constexpr std::size_t chunk_size = 65536;
    std::array<char, chunk_size> chunk{};
    std::string content;
    while (true) {
        auto const size = archive_read_data(reader, chunk.data(), chunk.size());
        if (size < 0) {
            return fail(ErrorKind::refused, "cannot unpack {}: {}", in_quotes(name), complaint(reader));
        }
        if (size == 0) {
            return content;
        }
        content.append(chunk.data(), static_cast<std::size_t>(size));
        if (content.size() > most) {
            return fail(ErrorKind::refused, "the unpacked files are larger than allowed");
        }
    }
}

// Zip files know a dozen ways to compress, and some take gigabytes of memory to undo.
bool is_compressed_as_allowed(archive* reader) {
    if (archive_format(reader) != ARCHIVE_FORMAT_ZIP) {
        return true;
    }
    std::string_view const format = archive_format_name(reader); // "ZIP 2.0 (deflation)"
    return format.ends_with("(deflation)") || format.ends_with("(uncompressed)");
}

// Nothing for a folder.
Result<std::optional<File>> read_entry(archive* reader, archive_entry* entry, std::uint64_t most) {
    auto const raw_name = name_of(entry);
    auto name = TULKAS_TRY(plain_name(raw_name));
    auto const type = archive_entry_filetype(entry);
    bool const is_link = archive_entry_hardlink(entry) != nullptr || archive_entry_symlink(entry) != nullptr;
    // A folder with a content is a list that some programs write for themselves.
    if (type == AE_IFDIR && !is_link && archive_entry_size(entry) == 0) {
        return std::nullopt;
    }
    if (type != AE_IFREG || is_link || name.empty()) {
        return fail(ErrorKind::refused, "{} is not a regular file", in_quotes(raw_name));
    }
    if (!is_compressed_as_allowed(reader)) {
        return fail(ErrorKind::refused, "{} must be compressed by 'deflate', or not at all",
                    in_quotes(raw_name));
    }
    if (archive_entry_is_encrypted(entry) != 0) {
        return fail(ErrorKind::refused, "{} is encrypted", in_quotes(raw_name));
    }
    auto content = TULKAS_TRY(content_of(reader, raw_name, most));
    constexpr mode_t owner_executes = 0100;
    return File{.name = std::move(name),
                .content = std::move(content),
                .executable = (archive_entry_perm(entry) & owner_executes) != 0};
}

Result<std::vector<File>> read_files(Reader const& reader, Limits const& limits) {
    std::vector<File> files;
    std::uint64_t left = limits.bytes;
    archive_entry* entry = nullptr;
    int status = ARCHIVE_OK;
    std::size_t entries = 0; // folders too: an archive of nothing else is no less work
    while ((status = archive_read_next_header(reader.get(), &entry)) == ARCHIVE_OK) {
        if (++entries > limits.files) {
            return fail(ErrorKind::refused, "too many files: at most {} are allowed", limits.files);
        }
        auto file = TULKAS_TRY(read_entry(reader.get(), entry, left));
        if (file) {
            left -= file->content.size();
            files.push_back(*std::move(file));
        }
    }
    if (status != ARCHIVE_EOF) {
        return fail(ErrorKind::refused, "cannot read the archive: {}", complaint(reader.get()));
    }
    std::ranges::sort(files, {}, &File::name);
    TULKAS_TRY(check_names(files));
    return files;
}

// Tar adds headers, with long names in entries of their own, and padding.
std::uint64_t most_tar_bytes(Limits const& limits) {
    constexpr std::uint64_t for_each_file = 4096;
    constexpr std::uint64_t at_the_end = 65536;
    return limits.bytes + limits.files * for_each_file + at_the_end;
}

} // namespace

bool is_archive_name(std::string_view file_name) {
    constexpr std::array<std::string_view, 4> endings{".zip", ".tar.gz", ".tgz", ".tar"};
    return std::ranges::any_of(endings, [&](auto ending) { return file_name.ends_with(ending); });
}

Result<std::vector<File>> unpack(std::string_view bytes, Limits const& limits) {
    // A zip file without files is only the record that ends one, and libarchive does not know it.
    constexpr std::string_view empty_zip{"PK\x05\x06\0\0\0\0\0\0\0\0", 12};
    if (bytes.starts_with(empty_zip)) {
        return std::vector<File>();
    }
    if (!is_gzip(bytes)) {
        return read_files(TULKAS_TRY(open(bytes, true)), limits);
    }
    auto const tar = TULKAS_TRY(gunzip(bytes, most_tar_bytes(limits)));
    if (is_gzip(tar)) {
        return fail(ErrorKind::refused, "not a zip or tar file: it is compressed twice");
    }
    return read_files(TULKAS_TRY(open(tar, false)), limits);
}

} // namespace archives
