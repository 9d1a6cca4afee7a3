// `tulkas show`: a position for people to look at.
#include "rules/viewer.hpp"
#include "support/json.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/start.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

namespace tulkas {

using support::ErrorKind;
using support::pass_on;
using support::Result;

namespace {

struct ShowArguments {
    StartArguments start;
    std::optional<std::string> seat;
    bool svg = false;
    bool json = false;
};

Result<rules::Viewer> parse_viewer(std::string const& text, int seats) {
    if (text == "spectator") {
        return rules::Viewer::spectator();
    }
    if (text == "referee") {
        return rules::Viewer::referee();
    }
    auto const seat = support::whole_number<int>(text);
    if (!seat || *seat < 0 || *seat >= seats) {
        return support::fail(ErrorKind::invalid, "--seat: 0 to {}, spectator or referee is needed, not {}",
                             seats - 1, support::in_quotes(text));
    }
    return rules::Viewer::seat(*seat);
}

std::string with_newline(std::string const& text) {
    return text.ends_with('\n') ? text : text + "\n";
}

Result<void> show(ShowArguments const& arguments, rules::Registry const& games) {
    if (arguments.svg && arguments.json) {
        return support::fail(ErrorKind::invalid, "--svg and --json exclude each other");
    }
    auto const start = Start::create(arguments.start, games);
    if (!start) {
        return pass_on(start);
    }
    auto const viewer = parse_viewer(arguments.seat.value_or("referee"), start->setup.seats);
    if (!viewer) {
        return pass_on(viewer);
    }
    auto const state = start->state();
    if (!state) {
        return pass_on(state);
    }
    if (arguments.json) {
        return print_json((*state)->view(*viewer));
    }
    return print(with_newline(arguments.svg ? (*state)->draw_svg(*viewer)
                                            : (*state)->draw_text(*viewer, output_has_colour())));
}

} // namespace

void add_show(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("show", "draw a position, as text or as a picture");
    auto const arguments = std::make_shared<ShowArguments>();
    add_start_arguments(command, arguments->start);
    command.text_option(
        "--seat", "WHO", arguments->seat,
        "through whose eyes: a seat's number, spectator, or referee, who sees all and is the standard");
    command.flag("--svg", arguments->svg, "an SVG picture instead of text");
    command.flag("--json", arguments->json, "the view as one JSON value instead of text");
    command.action([arguments, &games] { return show(*arguments, games); });
}

} // namespace tulkas
