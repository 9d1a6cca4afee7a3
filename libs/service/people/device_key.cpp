#include "people/device_key.hpp"

#include "people/secret.hpp"
#include "support/assert.hpp"
#include "support/file_descriptor.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <boost/algorithm/string/case_conv.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// Complete or not there at all, whatever happens meanwhile.
Result<void> keep(std::filesystem::path const& file, std::string_view bytes) {
    auto const draft = file.string() + ".new";
    auto const failed = [&] {
        return fail(ErrorKind::unavailable, "cannot write {}: {}", file.string(), std::strerror(errno));
    };
    support::FileDescriptor const opened(open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    if (opened.get() < 0 || write(opened.get(), bytes.data(), bytes.size()) != std::ssize(bytes) ||
        fsync(opened.get()) != 0 || rename(draft.c_str(), file.c_str()) != 0) {
        return failed();
    }
    return {};
}

} // namespace

DeviceKey DeviceKey::make() {
    TULKAS_ASSERT(sodium_init() >= 0);
    static_assert(size == crypto_auth_KEYBYTES);
    DeviceKey key;
    crypto_auth_keygen(key.m_key.data());
    return key;
}

Result<DeviceKey> DeviceKey::load(std::filesystem::path const& file) {
    auto key = make();
    if (!std::filesystem::exists(file)) {
        TULKAS_TRY(keep(file, {reinterpret_cast<char const*>(key.m_key.data()), size}));
        return key;
    }
    auto const bytes = TULKAS_TRY(support::read_file(file, size));
    if (bytes.size() != size) {
        return fail(ErrorKind::invalid, "{} must have {} bytes (got {}); delete it to make a new one",
                    file.string(), size, bytes.size());
    }
    std::ranges::copy(bytes, key.m_key.begin());
    return key;
}

std::string DeviceKey::mark(std::string_view name) const {
    auto const device = new_secret();
    return device + "." + code_of(device, name);
}

std::string DeviceKey::device_of(std::string_view mark, std::string_view name) const {
    auto const device = support::cut_front(mark, '.');
    auto const code = code_of(device, name);
    bool const is_ours =
        mark.size() == code.size() && sodium_memcmp(mark.data(), code.data(), code.size()) == 0;
    return is_ours ? std::string(device) : "";
}

std::string DeviceKey::code_of(std::string_view device, std::string_view name) const {
    auto const text = std::string(device) + " " + boost::to_lower_copy(std::string(name));
    std::array<unsigned char, crypto_auth_BYTES> code{};
    crypto_auth(code.data(), reinterpret_cast<unsigned char const*>(text.data()), text.size(), m_key.data());
    std::string hex(2 * code.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), code.data(), code.size());
    hex.pop_back(); // the zero that ends it
    return hex;
}

} // namespace people
