#include "fetch/transfer.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <mutex>

namespace fetch {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr long least_time = 1;

} // namespace

Handle new_handle() {
    static std::once_flag is_ready;
    std::call_once(is_ready, [] { TULKAS_ASSERT(curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK); });
    auto* const curl = curl_easy_init();
    TULKAS_ASSERT(curl != nullptr);
    return {curl, curl_easy_cleanup};
}

Transfer::Transfer(std::string const& url, Limits const& limits, std::string const& certificates,
                   Handle handle)
    : m_limits(limits), m_curl(std::move(handle)) {
    curl_easy_reset(m_curl.get()); // its connections stay
    auto const time = std::max<long>(least_time, static_cast<long>(limits.time.count()));
    set(CURLOPT_URL, url.c_str());
    set(CURLOPT_NOSIGNAL, 1L); // there are other threads
    set(CURLOPT_TIMEOUT_MS, time);
    set(CURLOPT_CONNECTTIMEOUT_MS, time);
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    set(CURLOPT_WRITEFUNCTION, &Transfer::take);
    set(CURLOPT_WRITEDATA, this);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, &Transfer::watch);
    set(CURLOPT_XFERINFODATA, this);
    set(CURLOPT_ERRORBUFFER, m_error.data());
    if (!certificates.empty()) {
        set(CURLOPT_CAINFO, certificates.c_str());
        set(CURLOPT_CAPATH, static_cast<char const*>(nullptr)); // the machine's
    }
}

std::size_t Transfer::take(char* bytes, std::size_t size, std::size_t count, void* self) {
    auto& transfer = *static_cast<Transfer*>(self);
    auto const length = size * count;
    transfer.m_is_too_large = transfer.m_answer.size() + length > transfer.m_limits.bytes;
    if (transfer.m_is_too_large) {
        return 0; // which ends it
    }
    transfer.m_answer.append(bytes, length);
    return length;
}

int Transfer::watch(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<Transfer*>(self)->m_limits.stop.stop_requested() ? 1 : 0;
}

Result<void> Transfer::run() {
    auto const code = curl_easy_perform(m_curl.get());
    if (m_is_too_large) {
        return fail(ErrorKind::unavailable, "the answer is larger than {} bytes", m_limits.bytes);
    }
    if (code == CURLE_OK) {
        return {};
    }
    std::string_view const error = m_error.data();
    return fail(ErrorKind::unavailable, "{}", error.empty() ? curl_easy_strerror(code) : error);
}

long Transfer::status() const {
    long status = 0;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): curl's interface
    curl_easy_getinfo(m_curl.get(), CURLINFO_RESPONSE_CODE, &status);
    return status;
}

} // namespace fetch
