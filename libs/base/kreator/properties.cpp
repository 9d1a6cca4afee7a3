#include "kreator/properties.hpp"

#include "kreator/error.hpp"
#include "kreator/property_name.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kreator {

std::optional<Properties::Found> Properties::find(std::string_view name) const {
    if (!is_property_name(name)) {
        throw Error(fmt::format("'{}' is not a property name (expected a name such as Server.Port)", name));
    }
    std::vector<std::string> looked_at;
    for (auto const& source : m_sources) {
        looked_at.push_back(source->place_of(name));
        if (auto value = source->find(name)) {
            auto place = looked_at.back();
            return Found{
                .value = *std::move(value), .place = std::move(place), .looked_at = std::move(looked_at)};
        }
    }
    return std::nullopt;
}

void Properties::refuse_missing(std::string_view name) const {
    std::vector<std::string> places;
    for (auto const& source : m_sources) {
        places.push_back(source->place_of(name));
    }
    throw Error(fmt::format("the property {} is missing; looked at: {}", name, fmt::join(places, ", ")));
}

void Properties::refuse_misfit(std::string_view name, Found const& found, Misfit const& why) {
    throw Error(fmt::format("the property {} in {}: {}; looked at: {}", name, found.place, why,
                            fmt::join(found.looked_at, ", ")));
}

} // namespace kreator
