// Injection where a default argument is written.
//
//     explicit Server(std::shared_ptr<Storage> storage = kreator::inject<Storage>());
//
// The program's resources are set once, at the composition root; a test passes its objects explicitly or
// sets other resources while it runs.
#pragma once

#include "kreator/properties.hpp"
#include "kreator/resources.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kreator {

// While it lives, these are the resources that the functions below ask. One inside another is for tests.
class InUse {
public:
    explicit InUse(Resources& resources);
    ~InUse();
    InUse(InUse const&) = delete;
    InUse& operator=(InUse const&) = delete;

private:
    Resources* m_before;
};

// Throws an Error if none are in use.
[[nodiscard]] Resources& resources_in_use();

template <typename Type>
[[nodiscard]] std::shared_ptr<Type> inject(std::optional<std::string> tag = std::nullopt) {
    return resources_in_use().inject<Type>(std::move(tag));
}

template <typename Type>
[[nodiscard]] std::shared_ptr<Type> inject_opt(std::optional<std::string> tag = std::nullopt) {
    return resources_in_use().inject_opt<Type>(std::move(tag));
}

template <typename Type>
[[nodiscard]] std::shared_ptr<Type> inject_any(std::optional<std::string> tag = std::nullopt) {
    return resources_in_use().inject_any<Type>(std::move(tag));
}

// Properties are a resource like any other.
template <typename Type>
[[nodiscard]] Type property(std::string_view name) {
    return inject<Properties>()->required<Type>(name);
}

template <typename Type>
[[nodiscard]] std::optional<Type> property_opt(std::string_view name) {
    return inject<Properties>()->optional<Type>(name);
}

template <typename Type>
[[nodiscard]] Type property_or(std::string_view name, Type standard) {
    return inject<Properties>()->optional<Type>(name).value_or(std::move(standard));
}

} // namespace kreator
