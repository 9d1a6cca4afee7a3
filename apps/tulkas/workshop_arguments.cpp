#include "tulkas/workshop_arguments.hpp"

#include "support/text.hpp"

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

void add_workshop_arguments(Command& command, WorkshopArguments& arguments) {
    constexpr std::uint64_t most_memory = 1ULL << 20U;
    command.text_option("--sandbox", "on|off", arguments.sandbox,
                        "off is for one's own bots, where programs cannot be confined");
    command.number_option("--memory", arguments.memory_mb, {1, most_memory},
                          "megabytes for each bot that is a program; 256 unless given");
}

Result<match::WorkshopSettings> workshop_settings(WorkshopArguments const& arguments) {
    auto const text = arguments.sandbox.value_or("on");
    if (text != "on" && text != "off") {
        return fail(ErrorKind::invalid, "--sandbox: on or off is needed, not {}", support::in_quotes(text));
    }
    match::WorkshopSettings settings{.confined = text == "on"};
    if (arguments.memory_mb) {
        settings.memory = *arguments.memory_mb * sandbox::mebibyte;
    }
    return settings;
}

} // namespace tulkas
