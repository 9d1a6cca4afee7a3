// What a type is called in the source, for messages.
#pragma once

#include <string>
#include <typeindex>

namespace kreator {

[[nodiscard]] std::string name_of(std::type_index type);

} // namespace kreator
