// One answer to Prometheus, in its text format (version 0.0.4).
//
// Samples of one name stand together below one HELP and one TYPE, whoever adds them and in whatever order.
#pragma once

#include "metrics/counter.hpp"
#include "metrics/family.hpp"
#include "metrics/histogram.hpp"

#include <array>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metrics {

inline constexpr std::string_view content_type = "text/plain; version=0.0.4; charset=utf-8";

struct Metric {
    std::string_view name; // letters, digits and _; a counter's ends with _total
    std::string_view help; // one sentence
};

struct Label {
    std::string_view name;
    std::string_view value;
};

class Page {
public:
    using Labels = std::initializer_list<Label>;

    void gauge(Metric const& metric, double value, Labels labels = {});
    void counter(Metric const& metric, double value, Labels labels = {});
    void counter(Metric const& metric, Counter const& counter, Labels labels = {});
    void histogram(Metric const& metric, HistogramReading const& reading, Labels labels = {});

    // A whole family. Its name is on the page even when it has no members yet.
    template <std::size_t count>
    void counters(Metric const& metric, std::array<std::string_view, count> const& names,
                  Family<Counter, count> const& family) {
        declare(metric, "counter");
        family.for_each([&](auto const& values, Counter const& counter) {
            add_counter(metric, text_of(names, values), static_cast<double>(counter.value()));
        });
    }
    template <auto const& bounds, std::size_t count>
    void histograms(Metric const& metric, std::array<std::string_view, count> const& names,
                    Family<Histogram<bounds>, count> const& family) {
        declare(metric, "histogram");
        family.for_each([&](auto const& values, Histogram<bounds> const& histogram) {
            add_histogram(metric, text_of(names, values), histogram.read());
        });
    }

    [[nodiscard]] std::string text() const;

private:
    struct Block {
        std::string_view type;
        std::string help;
        std::map<std::string, std::string> samples; // lines, by the labels they stand below
    };

    Block& declare(Metric const& metric, std::string_view type);
    void add_counter(Metric const& metric, std::string const& labels, double value);
    void add_histogram(Metric const& metric, std::string const& labels, HistogramReading const& reading);
    [[nodiscard]] static std::string text_of(std::span<Label const> labels);
    template <std::size_t count>
    [[nodiscard]] static std::string text_of(std::array<std::string_view, count> const& names,
                                             std::array<std::string_view, count> const& values) {
        std::array<Label, count> labels;
        for (std::size_t i = 0; i < count; ++i) {
            labels.at(i) = {.name = names.at(i), .value = values.at(i)};
        }
        return text_of(labels);
    }

    std::map<std::string, Block, std::less<>> m_blocks;
};

} // namespace metrics
