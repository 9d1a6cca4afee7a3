#include "confined/jobs.hpp"

namespace confined {

using namespace std::chrono_literals;
using sandbox::Job;
using sandbox::View;

namespace {

// A guard that no test should ever reach.
constexpr auto long_enough = 60s;

} // namespace

Job shell(std::string const& command) {
    Job job;
    job.command.arguments = {"/bin/sh", "-c", command};
    job.command.working_directory = "/tmp";
    job.files.view = View::whole_system();
    job.files.proc = true;
    job.limits.processes = true;
    job.limits.wall_time = long_enough;
    return job;
}

Job python(std::string const& program) {
    Job job;
    job.command.arguments = {"/usr/bin/python3", "-I", "-S", "-c", program};
    job.command.working_directory = "/tmp";
    job.files.view = View::whole_system();
    job.limits.wall_time = long_enough;
    return job;
}

Job program(std::string const& directory, std::string const& name) {
    Job job;
    job.command.arguments = {"/program/" + name};
    job.files.view = View::shared_libraries();
    job.files.program_directory = directory;
    job.limits.wall_time = long_enough;
    return job;
}

} // namespace confined
