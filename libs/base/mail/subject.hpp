// A subject in any script as a header's value: encoded words of RFC 2047 where it is not plain ASCII.
#pragma once

#include <string>
#include <string_view>

namespace mail {

// Whatever is no text for one line (control characters) becomes a space.
[[nodiscard]] std::string subject_header(std::string_view subject);

} // namespace mail
