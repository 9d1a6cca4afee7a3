#include "server/machine_metrics.hpp"

#include "metrics/process_metrics.hpp"
#include "support/version.hpp"

#include <filesystem>

namespace server {

namespace {

// A directory that is made later has the disk of the one it will be in. What cannot be asked is left out.
void write_disk(metrics::Page& page, std::string_view place, std::filesystem::path path) {
    std::error_code error;
    while (!std::filesystem::exists(path, error) && path.has_relative_path()) {
        path = path.parent_path();
    }
    auto const space = std::filesystem::space(path, error);
    if (!error) {
        page.gauge({"tulkas_disk_free_bytes", "Bytes that may still be written to the disk of a directory."},
                   static_cast<double>(space.available), {{"place", place}});
        page.gauge({"tulkas_disk_size_bytes", "The size of the disk of a directory."},
                   static_cast<double>(space.capacity), {{"place", place}});
    }
}

} // namespace

void write_machine_metrics(metrics::Page& page, Settings const& settings) {
    page.gauge({"tulkas_build_info", "Always 1; the version is in the label."}, 1,
               {{"version", support::version}});
    metrics::write_process_metrics(page);
    write_disk(page, "data", settings.data_directory);
    std::error_code error;
    write_disk(page, "temporary", std::filesystem::temp_directory_path(error));
}

} // namespace server
