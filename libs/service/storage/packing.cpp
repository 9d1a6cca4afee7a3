#include "storage/packing.hpp"

#include "support/assert.hpp"

#include <sodium.h>
#include <zlib.h>

namespace storage {

using support::ErrorKind;
using support::fail;

namespace {

constexpr int variant = sodium_base64_VARIANT_ORIGINAL;

// zlib's functions on whole buffers want their bytes so.
Bytef const* bytes_of(std::string_view text) {
    return reinterpret_cast<Bytef const*>(text.data());
}

Bytef* bytes_of(std::string& text) {
    return reinterpret_cast<Bytef*>(text.data());
}

} // namespace

std::string pack(std::string_view bytes) {
    std::string deflated(compressBound(bytes.size()), '\0');
    uLongf size = deflated.size();
    TULKAS_ASSERT(compress(bytes_of(deflated), &size, bytes_of(bytes), bytes.size()) == Z_OK);
    std::string text(sodium_base64_ENCODED_LEN(size, variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes_of(deflated), size, variant);
    text.pop_back(); // the zero that ends it
    return text;
}

support::Result<std::string> unpack(std::string_view packed, std::size_t size) {
    std::string deflated(packed.size(), '\0');
    std::size_t deflated_size = 0;
    if (sodium_base642bin(bytes_of(deflated), deflated.size(), packed.data(), packed.size(), nullptr,
                          &deflated_size, nullptr, variant) != 0) {
        return fail(ErrorKind::invalid, "a packed content is no base64");
    }
    std::string bytes(size, '\0');
    Bytef nothing = 0; // zlib wants an address, even for no byte
    uLongf got = size;
    if (uncompress(size == 0 ? &nothing : bytes_of(bytes), &got, bytes_of(deflated), deflated_size) != Z_OK ||
        got != size) {
        return fail(ErrorKind::invalid, "a packed content is damaged");
    }
    return bytes;
}

} // namespace storage
