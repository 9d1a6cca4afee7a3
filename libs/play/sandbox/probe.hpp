// Checks which sandbox features this machine supports, and what missing ones mean.
//
// It tries instead of reading settings: whether a user namespace can be made depends on the kernel, its
// settings, AppArmor and the container, and only making one shows it.
#pragma once

#include "sandbox/level.hpp"

#include <string>
#include <vector>

namespace sandbox {

struct Finding {
    std::string name;
    bool available = false;
    bool essential = false; // without it programs are refused
    std::string detail;     // what was found
    std::string meaning;    // what follows from it being missing; empty when it is not
};

struct Diagnosis {
    std::vector<Finding> findings;
    std::vector<Level> levels = {}; // at which programs can be run here

    [[nodiscard]] bool can_confine() const;
};

[[nodiscard]] Diagnosis probe();

// Why user namespaces may be forbidden here, from the kernel's settings; empty if those do not explain it.
[[nodiscard]] std::string hint_about_user_namespaces();

} // namespace sandbox
