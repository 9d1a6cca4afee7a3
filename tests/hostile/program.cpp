#include "hostile/program.hpp"

#include <algorithm>
#include <filesystem>

namespace hostile {

namespace fs = std::filesystem;
using confined::Directory;
using sandbox::Job;
using sandbox::View;
using support::Result;

namespace {

std::vector<std::string> interpreted(std::string const& extension, std::string const& file, bool site) {
    if (extension == ".sh") {
        return {"/bin/sh", file};
    }
    std::vector<std::string> arguments{"/usr/bin/python3", "-E", "-s", file};
    if (!site) {
        arguments.insert(arguments.begin() + 1, "-S");
    }
    return arguments;
}

void copy_helpers(fs::path const& folder, Directory const& directory) {
    for (auto const& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".py" && entry.path().filename().string().starts_with("_")) {
            fs::copy_file(entry.path(), fs::path(directory.path()) / entry.path().filename(),
                          fs::copy_options::overwrite_existing);
        }
    }
}

} // namespace

std::vector<std::string> programs_in(std::string const& folder) {
    std::vector<std::string> names;
    for (auto const& entry : fs::directory_iterator(folder)) {
        std::string const name = entry.path().filename().string();
        if (entry.is_regular_file() && !name.ends_with(".h") && !name.starts_with("_")) {
            names.push_back(name);
        }
    }
    std::ranges::sort(names);
    return names;
}

Result<Job> prepare(std::string const& source, Description const& description, Directory const& directory) {
    fs::path const path(source);
    std::string const extension = path.extension().string();
    std::string const inside = "/program/" + path.filename().string();
    Job job;
    job.limits = description.limits;
    job.files.program_directory = directory.path();
    job.files.proc = description.proc;
    job.files.view = View::whole_system();
    fs::copy_file(path, fs::path(directory.path()) / path.filename());
    copy_helpers(path.parent_path(), directory);
    if (description.build) {
        job.command.arguments = {"/usr/bin/g++", "-std=c++20", inside, "-o", "/tmp/built"};
    } else if (extension == ".py" || extension == ".sh") {
        job.command.arguments = interpreted(extension, inside, description.site);
    } else {
        std::string const said =
            directory.compile(extension == ".c" ? "gcc" : "g++", source, path.stem().string());
        if (!said.empty()) {
            return support::fail(support::ErrorKind::invalid, "{}", said);
        }
        job.command.arguments = {"/program/" + path.stem().string()};
        job.files.view = View::shared_libraries();
        job.files.view.paths.emplace_back("/usr/bin");
    }
    return job;
}

} // namespace hostile
