#include "metrics/page.hpp"

#include "support/assert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace metrics {

namespace {

std::string number(double value) {
    if (std::isnan(value)) {
        return "NaN";
    }
    return std::isinf(value) ? (value > 0 ? "+Inf" : "-Inf") : fmt::format("{}", value);
}

// In help texts quotes stand for themselves.
std::string escaped(std::string_view text, bool quotes) {
    std::string result;
    for (char const c : text) {
        if (c == '\n') {
            result += "\\n";
        } else {
            result += c == '\\' || (quotes && c == '"') ? "\\" : "";
            result += c;
        }
    }
    return result;
}

bool is_name(std::string_view name) {
    auto const is_letter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    };
    return !name.empty() && is_letter(name.front()) &&
           std::ranges::all_of(name, [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

// With one label more, or none.
std::string in_braces(std::string const& labels, std::string_view more = {}) {
    if (labels.empty() && more.empty()) {
        return "";
    }
    return fmt::format("{{{}{}{}}}", labels, labels.empty() || more.empty() ? "" : ",", more);
}

} // namespace

Page::Block& Page::declare(Metric const& metric, std::string_view type) {
    TULKAS_ASSERT(is_name(metric.name));
    TULKAS_ASSERT((type == "counter") == metric.name.ends_with("_total"));
    auto found = m_blocks.find(metric.name);
    if (found == m_blocks.end()) {
        found =
            m_blocks
                .emplace(metric.name, Block{.type = type, .help = std::string(metric.help), .samples = {}})
                .first;
    }
    TULKAS_ASSERT(found->second.type == type);
    return found->second;
}

std::string Page::text_of(std::span<Label const> labels) {
    std::string text;
    for (auto const& label : labels) {
        TULKAS_ASSERT(is_name(label.name));
        text += fmt::format("{}{}=\"{}\"", text.empty() ? "" : ",", label.name, escaped(label.value, true));
    }
    return text;
}

void Page::gauge(Metric const& metric, double value, Labels labels) {
    auto const text = text_of(labels);
    declare(metric, "gauge").samples[text] =
        fmt::format("{}{} {}\n", metric.name, in_braces(text), number(value));
}

void Page::counter(Metric const& metric, double value, Labels labels) {
    add_counter(metric, text_of(labels), value);
}

void Page::counter(Metric const& metric, Counter const& counter, Labels labels) {
    add_counter(metric, text_of(labels), static_cast<double>(counter.value()));
}

void Page::add_counter(Metric const& metric, std::string const& labels, double value) {
    declare(metric, "counter").samples[labels] =
        fmt::format("{}{} {}\n", metric.name, in_braces(labels), number(value));
}

void Page::histogram(Metric const& metric, HistogramReading const& reading, Labels labels) {
    add_histogram(metric, text_of(labels), reading);
}

void Page::add_histogram(Metric const& metric, std::string const& labels, HistogramReading const& reading) {
    std::string text;
    auto const out = std::back_inserter(text);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < reading.within.size(); ++i) {
        sum += reading.within[i];
        auto const bound = i < reading.bounds.size() ? number(reading.bounds[i]) : "+Inf";
        fmt::format_to(out, "{}_bucket{} {}\n", metric.name,
                       in_braces(labels, fmt::format("le=\"{}\"", bound)), sum);
    }
    fmt::format_to(out, "{0}_sum{1} {2}\n{0}_count{1} {3}\n", metric.name, in_braces(labels),
                   number(reading.sum), sum);
    declare(metric, "histogram").samples[labels] = std::move(text);
}

std::string Page::text() const {
    std::string text;
    for (auto const& [name, block] : m_blocks) {
        fmt::format_to(std::back_inserter(text), "# HELP {0} {1}\n# TYPE {0} {2}\n", name,
                       escaped(block.help, false), block.type);
        for (auto const& [labels, sample] : block.samples) {
            text += sample;
        }
    }
    return text;
}

} // namespace metrics
