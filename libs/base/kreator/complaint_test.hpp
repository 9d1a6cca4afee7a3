// The message of the error that an action throws, for tests.
#pragma once

#include "kreator/error.hpp"

#include <functional>
#include <string>

namespace kreator {

inline std::string complaint(std::function<void()> const& action) {
    try {
        action();
    } catch (Error const& error) {
        return error.what();
    }
    return "no error";
}

} // namespace kreator
