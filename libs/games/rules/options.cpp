#include "rules/options.hpp"

#include "support/assert.hpp"
#include "support/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace rules {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

std::string describe(OptionInfo const& option) {
    return option.choices.empty() ? fmt::format("a whole number from {} to {}", option.least, option.most)
                                  : fmt::format("one of {}", fmt::join(option.choices, ", "));
}

bool allows(OptionInfo const& option, std::string const& value) {
    if (!option.choices.empty()) {
        return std::ranges::find(option.choices, value) != option.choices.end();
    }
    auto const number = support::whole_number<std::int64_t>(value);
    return number && *number >= option.least && *number <= option.most;
}

} // namespace

Result<Options> Options::create(std::span<OptionInfo const> known,
                                std::map<std::string, std::string> const& given) {
    Options options;
    for (auto const& option : known) {
        options.m_values.emplace(option.name, option.standard);
    }
    for (auto const& [name, value] : given) {
        auto const option = std::ranges::find(known, name, &OptionInfo::name);
        if (option == known.end()) {
            std::vector<std::string> names;
            std::ranges::transform(known, std::back_inserter(names), &OptionInfo::name);
            return fail(ErrorKind::invalid, "no option {}; this game has: {}", support::in_quotes(name),
                        names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", ")));
        }
        if (!allows(*option, value)) {
            return fail(ErrorKind::invalid, "option {} is {}, not {}", name, describe(*option),
                        support::in_quotes(value));
        }
        options.m_values[name] = value;
    }
    return options;
}

std::int64_t Options::number(std::string_view name) const {
    auto const value = support::whole_number<std::int64_t>(choice(name));
    TULKAS_ASSERT(value.has_value());
    return *value;
}

std::string const& Options::choice(std::string_view name) const {
    auto const found = m_values.find(name);
    TULKAS_ASSERT(found != m_values.end());
    return found->second;
}

} // namespace rules
