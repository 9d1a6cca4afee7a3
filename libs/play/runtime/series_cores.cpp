#include "runtime/series_cores.hpp"

#include <algorithm>
#include <cstddef>
#include <pthread.h>
#include <sched.h>

namespace runtime {

std::vector<int> usable_cores() {
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) {
        return {0};
    }
    std::vector<int> cores;
    for (int core = 0; core < CPU_SETSIZE; ++core) {
        if (CPU_ISSET(static_cast<std::size_t>(core), &allowed)) {
            cores.push_back(core);
        }
    }
    auto const here = std::ranges::find(cores, sched_getcpu());
    std::rotate(cores.begin(), here == cores.end() ? cores.begin() : here, cores.end());
    return cores;
}

bool keep_to_core(int core) {
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(static_cast<std::size_t>(core), &only);
    return pthread_setaffinity_np(pthread_self(), sizeof only, &only) == 0;
}

} // namespace runtime
