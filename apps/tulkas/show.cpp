// `tulkas show`: a position for people to look at.
#include "tulkas/commands.hpp"
#include "tulkas/show_state.hpp"
#include "tulkas/start.hpp"

#include <memory>

namespace tulkas {

using support::Result;

namespace {

struct ShowArguments {
    StartArguments start;
    ViewArguments view;
};

Result<void> show(ShowArguments const& arguments, rules::Registry const& games) {
    auto const start = TULKAS_TRY(Start::create(arguments.start, games));
    auto const state = TULKAS_TRY(start.state());
    return show_state(*state, start.setup.seats, arguments.view);
}

} // namespace

void add_show(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("show", "draw a position as text or as a picture");
    auto const arguments = std::make_shared<ShowArguments>();
    add_start_arguments(command, arguments->start);
    add_seats_argument(command, arguments->start);
    add_view_arguments(command, arguments->view);
    command.flag("--json", arguments->view.json, "print the view as one JSON value instead of text");
    command.action([arguments, &games] { return show(*arguments, games); });
}

} // namespace tulkas
