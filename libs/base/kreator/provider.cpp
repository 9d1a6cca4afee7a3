#include "kreator/provider.hpp"

#include "kreator/type_name.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace kreator {

void Provider::add_type(std::type_index type, Conversion conversion) {
    m_types.insert_or_assign(type, std::move(conversion));
}

std::string Provider::describe() const {
    auto text = fmt::format("{} for {}", name_of(m_made), kreator::describe(m_qualifiers.environment));
    if (!m_qualifiers.tags.empty()) {
        text += fmt::format(", tagged {}", fmt::join(m_qualifiers.tags, ", "));
    }
    return m_qualifiers.is_default ? text + ", default" : text;
}

void Provider::keep_singleton(Object object) {
    m_singleton = std::move(object);
    m_is_ready = true;
}

void Provider::drop_singleton() {
    m_is_ready = false;
    m_singleton.reset();
}

} // namespace kreator
