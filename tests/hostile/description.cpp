#include "hostile/description.hpp"

#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hostile {

using support::cut_front;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

std::string_view trim(std::string_view text) {
    auto const first = std::min(text.size(), text.find_first_not_of(' '));
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> list;
    while (!text.empty()) {
        if (auto const word = cut_front(text, ' '); !word.empty()) {
            list.emplace_back(word);
        }
    }
    return list;
}

// "over time or exited 1"
std::vector<std::string> alternatives(std::string_view text) {
    std::vector<std::string> list;
    while (!text.empty()) {
        auto const end = std::min(text.find(" or "), text.size());
        list.emplace_back(trim(text.substr(0, end)));
        text.remove_prefix(std::min(text.size(), end + 4));
    }
    return list;
}

// "over time or exited 1", "forbidden call: ptrace", "signalled 11"
std::vector<Expectation> parse_expectations(std::string_view text) {
    std::vector<Expectation> list;
    for (std::string_view one : alternatives(text)) {
        Expectation expectation;
        if (one.starts_with("forbidden call: ")) {
            expectation = {"forbidden call", std::string(one.substr(16))};
        } else if (one.starts_with("exited ") || one.starts_with("signalled ")) {
            expectation.exit_reason = cut_front(one, ' ');
            expectation.detail = one;
        } else {
            expectation.exit_reason = one;
        }
        list.push_back(std::move(expectation));
    }
    return list;
}

// "64M", "300ms", "20s", "16": bytes, nanoseconds or just a number
std::optional<std::uint64_t> quantity(std::string_view text) {
    struct Unit {
        std::string_view name;
        std::uint64_t factor;
    };
    for (auto const& [name, factor] :
         {Unit{"M", sandbox::mebibyte}, Unit{"ms", 1'000'000}, Unit{"s", 1'000'000'000}}) {
        if (text.ends_with(name)) {
            text.remove_suffix(name.size());
            auto const number = support::whole_number<std::uint64_t>(text);
            return number ? std::optional(*number * factor) : std::nullopt;
        }
    }
    return support::whole_number<std::uint64_t>(text);
}

bool set_flag(Description& description, std::string_view name) {
    for (auto const& [known, flag] :
         {std::pair{"processes", &description.limits.processes}, std::pair{"proc", &description.proc},
          std::pair{"site", &description.site}, std::pair{"build", &description.build}}) {
        if (name == known) {
            *flag = true;
            return true;
        }
    }
    return false;
}

bool set_limit(Description& description, std::string_view name, std::uint64_t value) {
    auto& limits = description.limits;
    if (name == "memory") {
        limits.memory = value;
    } else if (name == "scratch") {
        limits.scratch = value;
    } else if (name == "tasks") {
        limits.tasks = static_cast<unsigned>(value);
    } else if (name == "files") {
        limits.open_files = static_cast<unsigned>(value);
    } else if (name == "core") {
        limits.core = static_cast<unsigned>(value);
    } else if (name == "cpu") {
        limits.cpu_time = sandbox::Duration(static_cast<std::int64_t>(value));
    } else if (name == "wall") {
        limits.wall_time = sandbox::Duration(static_cast<std::int64_t>(value));
    } else {
        return false;
    }
    return true;
}

Result<void> parse_limits(Description& description, std::string_view text) {
    for (auto const& word : words(text)) {
        std::string_view value = word;
        auto const name = cut_front(value, '=');
        auto const number = quantity(value);
        if (!(value.empty() ? set_flag(description, name)
                            : number && set_limit(description, name, *number))) {
            return fail(ErrorKind::invalid, "no limit {}", in_quotes(word));
        }
    }
    return {};
}

Result<void> parse_line(Description& description, std::string_view key, std::string_view value) {
    if (key == "hostile") {
        description.what = value;
    } else if (key == "expect") {
        description.expected = parse_expectations(value);
    } else if (key == "expect-uncounted") {
        description.expected_uncounted = parse_expectations(value);
    } else if (key == "blame") {
        description.blamed = alternatives(value);
    } else if (key == "blame-uncounted") {
        description.blamed_uncounted = alternatives(value);
    } else if (key == "role") {
        description.is_engine = value == "engine";
        return description.is_engine ? Result<void>{}
                                     : fail(ErrorKind::invalid, "no role {}", in_quotes(value));
    } else if (key == "opponent") {
        description.opponent = value;
    } else if (key == "limits") {
        return parse_limits(description, value);
    } else if (key == "refused") {
        description.refused = words(value);
    } else if (key == "unseen") {
        description.unseen = value;
    } else {
        return fail(ErrorKind::invalid, "no key {}", in_quotes(key));
    }
    return {};
}

} // namespace

Result<Description> Description::parse(std::string_view source) {
    Description description;
    // No program here needs half a minute, however busy the machine is.
    description.limits.wall_time = std::chrono::seconds(60);
    for (;;) {
        std::string_view line = cut_front(source, '\n');
        if (!line.starts_with("// ") && !line.starts_with("# ")) {
            break;
        }
        (void)cut_front(line, ' ');
        auto const key = cut_front(line, ':');
        if (auto const parsed = parse_line(description, trim(key), trim(line)); !parsed) {
            return support::pass_on(parsed);
        }
    }
    if (description.what.empty() || (description.expected.empty() && description.blamed.empty())) {
        return fail(ErrorKind::invalid, "it does not say what it tries, or what is expected");
    }
    if (description.expected_uncounted.empty()) {
        description.expected_uncounted = description.expected;
    }
    return description;
}

std::vector<std::string> expected_blame(Description const& description, bool counted) {
    if (!counted && !description.blamed_uncounted.empty()) {
        return description.blamed_uncounted;
    }
    if (!description.blamed.empty()) {
        return description.blamed;
    }
    std::vector<std::string> list;
    for (auto const& expectation : counted ? description.expected : description.expected_uncounted) {
        if (expectation.exit_reason == "signalled") {
            list.emplace_back("crashed");
        } else if (expectation.exit_reason == "output too large") {
            list.emplace_back("bad message");
        } else if (expectation.exit_reason == "over time") {
            list.insert(list.end(), {"over time", "over wall time"});
        } else {
            list.push_back(expectation.exit_reason);
        }
    }
    return list;
}

std::string compare(std::vector<Expectation> const& expected, sandbox::Report const& report) {
    std::string const exit_reason(sandbox::name_of(report.exit_reason));
    std::string const detail =
        report.exit_reason == sandbox::ExitReason::exited      ? std::to_string(report.exit_code)
        : report.exit_reason == sandbox::ExitReason::signalled ? std::to_string(report.signal)
                                                               : report.detail;
    bool const met = std::ranges::any_of(expected, [&](Expectation const& one) {
        return one.exit_reason == exit_reason && (one.detail.empty() || one.detail == detail);
    });
    return met ? "" : fmt::format("{} ({}), {}", exit_reason, detail, report.detail);
}

} // namespace hostile
