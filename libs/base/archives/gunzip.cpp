#include "archives/gunzip.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <zlib.h>

namespace archives {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

class Inflater {
public:
    Inflater() {
        constexpr int gzip_only = 16;
        m_is_ready = inflateInit2(&m_stream, MAX_WBITS + gzip_only) == Z_OK;
    }
    ~Inflater() {
        if (m_is_ready) {
            inflateEnd(&m_stream);
        }
    }
    Inflater(Inflater const&) = delete;
    Inflater& operator=(Inflater const&) = delete;

    [[nodiscard]] bool is_ready() const { return m_is_ready; }
    [[nodiscard]] z_stream& stream() { return m_stream; }

private:
    z_stream m_stream{};
    bool m_is_ready = false;
};

} // namespace

bool is_gzip(std::string_view bytes) {
    return bytes.starts_with("\x1f\x8b");
}

Result<std::string> gunzip(std::string_view bytes, std::uint64_t most) {
    Inflater inflater;
    if (!inflater.is_ready() || bytes.size() > std::numeric_limits<uInt>::max()) {
        return fail(ErrorKind::unavailable, "not enough memory to unpack the archive");
    }
    auto& stream = inflater.stream();
    // zlib takes its input as a pointer that is not const, and does not write to it.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data())); // NOLINT
    stream.avail_in = static_cast<uInt>(bytes.size());
    constexpr std::size_t chunk_size = 65536;
    std::array<char, chunk_size> chunk{};
    std::string content;
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = reinterpret_cast<Bytef*>(chunk.data());
        stream.avail_out = static_cast<uInt>(chunk.size());
        status = inflate(&stream, Z_NO_FLUSH);
        content.append(chunk.data(), chunk.size() - stream.avail_out);
        if (content.size() > most) {
            return fail(ErrorKind::refused, "the unpacked files are larger than allowed");
        }
        // A gzip file may consist of several, one after the other; what follows the last is padding.
        if (status == Z_STREAM_END &&
            is_gzip({reinterpret_cast<char const*>(stream.next_in), stream.avail_in})) {
            status = inflateReset(&stream);
        }
    }
    return status == Z_STREAM_END
               ? Result<std::string>(std::move(content))
               : fail(ErrorKind::refused, "cannot read the archive: its gzip data is damaged");
}

} // namespace archives
