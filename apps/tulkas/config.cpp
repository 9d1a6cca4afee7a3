// `tulkas config`: what the server's settings are, and who says so.
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <iterator>

namespace tulkas {

using support::JsonArray;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

struct ConfigArguments {
    ServerArguments common;
    bool json = false;
};

std::string as_text(std::vector<kreator::Setting> const& settings) {
    std::string text;
    auto const out = std::back_inserter(text);
    for (auto const& setting : settings) {
        fmt::format_to(out, "# {}\n", setting.help);
        if (setting.place.empty()) {
            fmt::format_to(out, "{} is not set\n\n", setting.name);
        } else {
            fmt::format_to(out, "{} = {}    # {}\n\n", setting.name, setting.value, setting.place);
        }
    }
    return text;
}

support::Json as_json(std::vector<kreator::Setting> const& settings) {
    JsonArray items;
    for (auto const& setting : settings) {
        bool const is_set = !setting.place.empty();
        items.push_back(JsonObject{{"name", setting.name},
                                   {"value", is_set ? support::Json(setting.value) : support::Json()},
                                   {"source", is_set ? support::Json(setting.place) : support::Json()},
                                   {"help", setting.help}});
    }
    return items;
}

Result<void> show_config(ConfigArguments const& arguments) {
    auto const configured = TULKAS_TRY(configuration(arguments.common));
    auto const effective = configured.declarations.effective(*configured.properties);
    auto const printed = arguments.json ? print_json(as_json(effective)) : print(as_text(effective));
    if (!printed) {
        return printed;
    }
    // Said after the values, which show where the wrong one comes from.
    auto const checked = settings(configured);
    return checked ? Result<void>() : pass_on(checked);
}

} // namespace

void add_config(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<ConfigArguments>();
    auto command = program.add("config", "show the server's settings and where each comes from");
    add_server_arguments(command, arguments->common);
    command.flag("--json", arguments->json, "print JSON");
    command.action([arguments] { return show_config(*arguments); });
}

} // namespace tulkas
