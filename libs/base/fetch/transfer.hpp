// One transfer by libcurl, within limits of time and size.
#pragma once

#include "fetch/limits.hpp"
#include "support/result.hpp"

#include <array>
#include <cstddef>
#include <curl/curl.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace fetch {

// libcurl's; its connections stay open for the next transfer that gets it.
using Handle = std::unique_ptr<CURL, void (*)(CURL*)>;
[[nodiscard]] Handle new_handle();

class Transfer {
public:
    Transfer(std::string const& url, Limits const& limits, std::string const& certificates,
             Handle handle = new_handle());

    template <typename Value>
    void set(CURLoption option, Value value) {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): curl's interface
        curl_easy_setopt(m_curl.get(), option, value);
    }
    // unavailable: there was no answer, or none within the limits.
    [[nodiscard]] support::Result<void> run();
    [[nodiscard]] long status() const; // of HTTP or SMTP: the last one
    // The parts of a mail; the caller frees them, before this object.
    [[nodiscard]] curl_mime* new_mime() { return curl_mime_init(m_curl.get()); }
    [[nodiscard]] std::string& answer() { return m_answer; }
    // Nothing else may be asked of this object afterwards.
    [[nodiscard]] Handle release() { return std::move(m_curl); }

private:
    static std::size_t take(char* bytes, std::size_t size, std::size_t count, void* self);
    static int watch(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

    Limits m_limits;
    std::string m_answer;
    bool m_is_too_large = false;
    std::array<char, CURL_ERROR_SIZE> m_error{};
    Handle m_curl;
};

// A list of libcurl's.
class Lines {
public:
    void add(std::string const& line) { m_lines = curl_slist_append(m_lines, line.c_str()); }
    [[nodiscard]] curl_slist* get() const { return m_lines; }

    Lines() = default;
    ~Lines() { curl_slist_free_all(m_lines); }
    Lines(Lines const&) = delete;
    Lines& operator=(Lines const&) = delete;

private:
    curl_slist* m_lines = nullptr;
};

} // namespace fetch
