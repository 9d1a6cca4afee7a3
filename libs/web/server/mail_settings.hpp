// The operator's settings of mail.
#pragma once

#include "kreator/declarations.hpp"
#include "kreator/properties.hpp"
#include "mail/send.hpp"
#include "support/result.hpp"

#include <optional>
#include <vector>

namespace server {

[[nodiscard]] std::vector<kreator::Declaration> mail_declarations();

// Nothing: the arena sends no mail.
[[nodiscard]] support::Result<std::optional<mail::Server>> read_mail(kreator::Properties const& properties);

} // namespace server
