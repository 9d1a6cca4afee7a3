#include "tulkas/workshop_arguments.hpp"

#include "support/text.hpp"

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

void add_workshop_arguments(Command& command, WorkshopArguments& arguments) {
    constexpr std::uint64_t most_memory = 1ULL << 20U;
    command.text_option("--sandbox", "on|off", arguments.sandbox,
                        "on (default) or off, for your own bots where the sandbox does not work");
    command.number_option("--memory", arguments.memory_mb, {1, most_memory},
                          "memory per bot program in megabytes (default: the game's, else 256)");
}

Result<match::WorkshopSettings> workshop_settings(WorkshopArguments const& arguments) {
    auto const text = arguments.sandbox.value_or("on");
    if (text != "on" && text != "off") {
        return fail(ErrorKind::invalid, "--sandbox must be on or off (got {})", support::in_quotes(text));
    }
    match::WorkshopSettings settings{.confined = text == "on"};
    if (arguments.memory_mb) {
        settings.memory = *arguments.memory_mb * sandbox::mebibyte;
        settings.overrules_games = true;
    }
    return settings;
}

} // namespace tulkas
