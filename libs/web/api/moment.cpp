#include "api/moment.hpp"

#include "support/iso_time.hpp"

namespace api {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

Result<support::Moment> moment_from_text(std::string_view text, std::string_view name) {
    auto const moment = support::moment_from_iso(text);
    return moment ? Result<support::Moment>(*moment)
                  : fail(ErrorKind::invalid, "{} must be a time such as 2026-11-16T03:58:14Z", name);
}

Json moment_or_null(std::optional<support::Moment> moment) {
    return moment ? Json(support::iso_time(*moment)) : Json();
}

} // namespace api
