#include "tulkas/show_state.hpp"

#include "rules/viewer.hpp"
#include "support/text.hpp"
#include "tulkas/colour.hpp"
#include "tulkas/output.hpp"

namespace tulkas {

using support::ErrorKind;
using support::Result;

void add_view_arguments(Command& command, ViewArguments& arguments) {
    command.text_option(
        "--seat", "WHO", arguments.seat,
        "whose view: a seat number, spectator, or referee, who sees everything (default: referee)");
    command.flag("--svg", arguments.svg, "print an SVG picture instead of text");
}

namespace {

Result<rules::Viewer> parse_viewer(std::string const& text, int seats) {
    if (text == "spectator") {
        return rules::Viewer::spectator();
    }
    if (text == "referee") {
        return rules::Viewer::referee();
    }
    auto const seat = support::whole_number<int>(text);
    if (!seat || *seat < 0 || *seat >= seats) {
        return support::fail(ErrorKind::invalid, "--seat must be 0 to {}, spectator or referee (got {})",
                             seats - 1, support::in_quotes(text));
    }
    return rules::Viewer::seat(*seat);
}

std::string with_newline(std::string const& text) {
    return text.ends_with('\n') ? text : text + "\n";
}

} // namespace

Result<void> show_state(rules::State const& state, int seats, ViewArguments const& arguments) {
    if (arguments.svg && arguments.json) {
        return support::fail(ErrorKind::invalid, "--svg and --json cannot be combined");
    }
    auto const viewer = TULKAS_TRY(parse_viewer(arguments.seat.value_or("referee"), seats));
    if (arguments.json) {
        return print_json(state.view(viewer));
    }
    if (arguments.svg) {
        return print(with_newline(state.draw_svg(viewer)));
    }
    auto const drawn = with_newline(state.draw_text(viewer, output_has_colour()));
    return print(output_has_colour() ? with_own_colours(drawn) : drawn);
}

} // namespace tulkas
