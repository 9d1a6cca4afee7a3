// `tulkas doctor`: what this machine allows, what it does not, and what that means.
#include "sandbox/probe.hpp"
#include "support/json.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas {

using sandbox::Diagnosis;
using support::ErrorKind;
using support::Json;
using support::JsonArray;
using support::Result;

namespace {

std::vector<std::string_view> level_names(Diagnosis const& diagnosis) {
    std::vector<std::string_view> names;
    for (auto const level : diagnosis.levels) {
        names.push_back(sandbox::name_of(level));
    }
    return names;
}

std::string as_text(Diagnosis const& diagnosis) {
    std::string text;
    for (auto const& finding : diagnosis.findings) {
        text += fmt::format("{} {:<22}  {}\n", finding.available ? "✓" : "✗", finding.name, finding.detail);
        if (!finding.meaning.empty()) {
            text +=
                fmt::format("  {:<22}  {}{}\n", "", finding.essential ? "essential: " : "", finding.meaning);
        }
    }
    if (diagnosis.can_confine()) {
        text += fmt::format("levels of isolation: {}\n", fmt::join(level_names(diagnosis), ", "));
    }
    return text + (diagnosis.can_confine() ? "the sandbox works here\n"
                                           : "the sandbox does not work here: programs are refused\n");
}

Json as_json(Diagnosis const& diagnosis) {
    JsonArray findings;
    for (auto const& finding : diagnosis.findings) {
        findings.push_back({{"name", finding.name},
                            {"available", finding.available},
                            {"essential", finding.essential},
                            {"detail", finding.detail},
                            {"meaning", finding.meaning}});
    }
    auto const levels = level_names(diagnosis);
    return {{"can_confine", diagnosis.can_confine()},
            {"levels", JsonArray(levels.begin(), levels.end())},
            {"findings", std::move(findings)}};
}

// The diagnosis is the result either way; whether it is a good one is the exit status.
Result<void> examine(bool json) {
    auto const diagnosis = sandbox::probe();
    auto printed = json ? print_json(as_json(diagnosis)) : print(as_text(diagnosis));
    if (printed && !diagnosis.can_confine()) {
        return support::fail(ErrorKind::refused, "the sandbox does not work here");
    }
    return printed;
}

} // namespace

void add_doctor(CommandLine& program, rules::Registry const& /*games*/) {
    auto command = program.add("doctor", "check whether this machine can run the sandbox");
    auto const json = std::make_shared<bool>(false);
    command.flag("--json", *json, "print one JSON value instead of text");
    command.action([json] { return examine(*json); });
}

} // namespace tulkas
