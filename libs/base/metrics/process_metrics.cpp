#include "metrics/process_metrics.hpp"

#include <cstdlib>
#include <dirent.h>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace metrics {

namespace {

double seconds(timeval const& time) {
    constexpr double million = 1e6;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / million;
}

double cpu_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double resident_bytes() {
    std::ifstream file("/proc/self/statm");
    long size = 0;
    long resident = 0;
    file >> size >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double open_descriptors() {
    auto* const directory = opendir("/proc/self/fd");
    if (directory == nullptr) {
        return 0;
    }
    double count = -3; // ".", "..", and this directory's own
    while (readdir(directory) != nullptr) {
        ++count;
    }
    closedir(directory);
    return count;
}

double most_descriptors() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    return static_cast<double>(limit.rlim_cur);
}

// The machine's start, and in clock ticks after that the process's: field 22, and the name before it may
// contain anything.
double start_time() {
    constexpr int fields_between = 19;
    double boot = 0;
    std::ifstream machine("/proc/stat");
    for (std::string word; machine >> word;) {
        if (word == "btime") {
            machine >> boot;
            break;
        }
    }
    std::ifstream process("/proc/self/stat");
    std::string text;
    std::getline(process, text);
    auto const after_name = text.rfind(')');
    if (after_name == std::string::npos) {
        return boot;
    }
    std::size_t at = after_name + 1;
    for (int i = 0; i < fields_between && at != std::string::npos; ++i) {
        at = text.find(' ', at + 1);
    }
    auto const ticks = at == std::string::npos ? 0 : std::strtod(text.c_str() + at, nullptr);
    return boot + ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

} // namespace

void write_process_metrics(Page& page) {
    static double const started = start_time();
    page.counter({"process_cpu_seconds_total", "User and system CPU time of this process, in seconds."},
                 cpu_seconds());
    page.gauge({"process_resident_memory_bytes", "Resident memory of this process."}, resident_bytes());
    page.gauge({"process_open_fds", "Open file descriptors of this process."}, open_descriptors());
    page.gauge({"process_max_fds", "The limit of open file descriptors."}, most_descriptors());
    page.gauge({"process_start_time_seconds", "When this process started, in seconds since 1970."}, started);
}

} // namespace metrics
