// Which e-mail addresses are accepted: the plain ones (RFC 5321's dot-string at a domain name), in ASCII.
//
// An address becomes part of SMTP commands and of headers: what could end a line or begin another address is
// none.
#pragma once

#include "support/result.hpp"

#include <string_view>

namespace mail {

// invalid: it is none.
[[nodiscard]] support::Result<void> check_address(std::string_view address);

} // namespace mail
