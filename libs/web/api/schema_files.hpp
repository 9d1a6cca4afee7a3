// The text of schemas/*.json.
#pragma once

#include <string_view>
#include <vector>

namespace api {

[[nodiscard]] std::vector<std::string_view> schema_files();

} // namespace api
