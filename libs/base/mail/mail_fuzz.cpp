// An address that is accepted, and a subject that was made of anything, end no line of a mail and begin no
// other command.
#include "mail/address.hpp"
#include "mail/subject.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text(reinterpret_cast<char const*>(data), size);
    if (mail::check_address(text)) {
        auto const is_plain = [](char one) {
            return one > ' ' && one < 0x7F && one != '<' && one != '>' && one != ',';
        };
        TULKAS_ASSERT(std::ranges::all_of(text, is_plain) && std::ranges::count(text, '@') == 1);
    }
    auto const header = mail::subject_header(std::string(text));
    for (std::size_t line = header.find_first_of("\r\n"); line != std::string::npos;
         line = header.find_first_of("\r\n", line + 2)) {
        TULKAS_ASSERT(header.substr(line, 3) == "\r\n "); // it is folded
    }
    return 0;
}
