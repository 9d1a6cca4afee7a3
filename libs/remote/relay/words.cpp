#include "relay/words.hpp"

#include "protocol/base64.hpp"
#include "support/overloaded.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>

namespace relay {

using runtime::Failure;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// How a program can end that is none of the game's business.
constexpr std::array failures{Failure::bad_message, Failure::reported,    Failure::exited,
                              Failure::crashed,     Failure::over_time,   Failure::over_wall_time,
                              Failure::over_memory, Failure::over_output, Failure::forbidden_call,
                              Failure::not_started, Failure::house};

std::string base64(std::string_view text) {
    std::string out;
    protocol::append_base64(out, text);
    return out;
}

std::optional<std::string> text_of(std::string_view word) {
    if (protocol::base64_fault(word)) {
        return std::nullopt;
    }
    std::string text;
    protocol::decode_base64(word, text);
    return support::utf8_fault(text) ? std::nullopt : std::optional(std::move(text));
}

std::optional<Word> parse_hello(std::string_view version, std::string_view token) {
    auto text = text_of(token);
    return text && version == fmt::format("{}", Hello::version) ? std::optional<Word>(Hello{*std::move(text)})
                                                                : std::nullopt;
}

std::optional<Word> parse_used(std::string_view number) {
    auto const time = support::whole_number<std::int64_t>(number);
    return time && *time >= 0 ? std::optional<Word>(Used{std::chrono::microseconds(*time)}) : std::nullopt;
}

std::optional<Word> parse_failed(std::string_view name, std::string_view what) {
    auto const* const failure =
        std::ranges::find_if(failures, [&](Failure each) { return to_text(each) == name; });
    auto text = text_of(what);
    return failure != failures.end() && text ? std::optional<Word>(Failed{*failure, *std::move(text)})
                                             : std::nullopt;
}

template <typename T>
std::optional<Word> parse_text(std::string_view word) {
    auto text = text_of(word);
    return text ? std::optional<Word>(T{*std::move(text)}) : std::nullopt;
}

std::optional<Word> parse(std::string_view name, std::string_view first, std::string_view second) {
    if (name == "Hello") {
        return parse_hello(first, second);
    }
    if (name == "Failed") {
        return parse_failed(first, second);
    }
    if (!second.empty()) {
        return std::nullopt;
    }
    if (name == "Hold") {
        return first.empty() ? std::optional<Word>(Hold{}) : std::nullopt;
    }
    if (name == "Used") {
        return parse_used(first);
    }
    if (name == "Printed") {
        return parse_text<Printed>(first);
    }
    return name == "Refused" ? parse_text<Refused>(first) : std::nullopt;
}

std::string parts_of(Word const& word) {
    return std::visit(support::Overloaded{
                          [](Hello const& hello) {
                              return fmt::format("Hello-{}-{}", Hello::version, base64(hello.token));
                          },
                          [](Refused const& refused) { return "Refused-" + base64(refused.why); },
                          [](Hold const&) { return std::string("Hold"); },
                          [](Used const& used) { return fmt::format("Used-{}", used.time.count()); },
                          [](Printed const& printed) { return "Printed-" + base64(printed.text); },
                          [](Failed const& failed) {
                              return fmt::format("Failed-{}-{}", to_text(failed.failure),
                                                 base64(failed.what));
                          },
                      },
                      word);
}

} // namespace

bool is_word(std::string_view line) {
    return line.starts_with(word_mark);
}

void append_line(std::string& out, Word const& word) {
    out += word_mark;
    out += parts_of(word);
    out += '\n';
}

Result<Word> parse_word(std::string_view line) {
    std::string_view rest = line;
    if (is_word(line)) {
        rest.remove_prefix(word_mark.size());
        auto const name = support::cut_front(rest, '-');
        auto const first = support::cut_front(rest, '-');
        auto word = parse(name, first, rest);
        // What is written in one way only is read in one way only.
        if (word && line == std::string(word_mark) + parts_of(*word)) {
            return *std::move(word);
        }
    }
    return fail(ErrorKind::invalid, "not a valid line of the relay protocol: {}", support::in_quotes(line));
}

} // namespace relay
