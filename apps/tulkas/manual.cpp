// `tulkas manual`: writes the manual pages. Not for people: the installation uses it.
#include "kreator/property_source.hpp"
#include "server/settings.hpp"
#include "support/file_io.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/manual_page.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tulkas {

using support::Result;

namespace {

std::vector<kreator::Setting> standard_settings() {
    auto const declarations = server::declarations({.data_directory = "/var/lib/tulkas", .pages = ""});
    std::vector<std::unique_ptr<kreator::PropertySource>> sources;
    sources.push_back(std::make_unique<kreator::GivenValues>("the defaults", declarations.standards()));
    return declarations.effective(kreator::Properties(std::move(sources)));
}

Result<void> write_manual(CommandLine const& program, std::filesystem::path const& directory) {
    auto const all = program.describe();
    TULKAS_TRY(support::write_file(directory / "tulkas.1", program_page(all), false));
    for (auto const& command : all) {
        if (!command.name.empty()) {
            auto const file = directory / ("tulkas-" + command.name + ".1");
            TULKAS_TRY(support::write_file(file, command_page(command), false));
        }
    }
    return support::write_file(directory / "tulkas.toml.5", settings_page(standard_settings()), false);
}

} // namespace

void add_manual(CommandLine& program, rules::Registry const& /*games*/) {
    auto command = program.add("manual", "write the manual pages");
    command.hide();
    auto const directory = std::make_shared<std::string>();
    command.word("DIR", *directory, "the new directory to write them to");
    command.action([&program, directory] { return write_manual(program, *directory); });
}

} // namespace tulkas
