// A piece of work that can be repeated and measured.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace workloads {

struct Workload {
    std::string name; // "perft/ploy"
    std::string unit; // what is counted: "leaves"
    std::string help;
    std::function<std::uint64_t()> run; // some milliseconds of it; how many units that were
};

} // namespace workloads
