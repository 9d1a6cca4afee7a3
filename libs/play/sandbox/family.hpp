// A process and its descendants, seen from outside: for machines where no control group counts for us.
#pragma once

#include "sandbox/limits.hpp"

#include <cstdint>
#include <sys/types.h>

namespace sandbox {

// The process behind a descriptor of one, as a number of our own process namespace; 0 when it is gone.
[[nodiscard]] pid_t process_behind(int process_descriptor);

// The most memory it ever had resident, in bytes; 0 when it is gone.
[[nodiscard]] std::uint64_t peak_resident(pid_t process);

// The user as which it runs; (uid) −1 when it is gone.
[[nodiscard]] uid_t user_of(pid_t process);

struct FamilyUse {
    std::uint64_t resident = 0;    // bytes
    std::uint64_t page_tables = 0; // bytes; grow with what is mapped, even where nothing is behind it
    Duration cpu_time{};           // in steps of a clock tick, those that were waited for included
};

[[nodiscard]] FamilyUse use_of_family(pid_t root);

} // namespace sandbox
