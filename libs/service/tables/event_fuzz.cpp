// Whatever stands in a database is read as an event or refused, and what was read can be written and read
// again. An input is an event of some kind with one member exchanged for another text: so most get past the
// first check.
#include "support/assert.hpp"
#include "tables/event.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tables {
namespace {

constexpr std::array<std::string_view, 10> members{
    R"("kind":"created","game":"ploy","options":{"a":"1"},"seed":"7","position":null,"seats":[{"kind":"upload","bot":"a","invitation":null}],"time":{"per_move":5,"per_game":null,"increment":0},"casual":true,"private":false,"by":{"account":1,"guest":null,"name":"a"})",
    R"("kind":"seated","seat":1,"who":{"account":null,"guest":"a","name":"b"})",
    R"("kind":"taken_over","guest":{"account":null,"guest":"a","name":"b"},"who":{"account":1,"guest":null,"name":"a"})",
    R"("kind":"asked","seat":1,"method":"take","params":{"heaps":[3]})",
    R"("kind":"moved","seat":1,"move":"a","used":5)",
    R"("kind":"wrote","seat":1,"author":4,"lines":[{"moves":3,"text":"a"}],"cut":17)",
    R"("kind":"taken_back","seat":1,"moves":3)",
    R"("kind":"bot_failed","seat":1,"why":"a")",
    R"("kind":"ended","outcome":{"winner":1,"scores":[0,1],"reason":"a"},"why":"b")",
    R"("kind":"rematch","table":12)",
};

void check(std::string const& text) {
    auto const json = support::parse_json(text);
    auto const event = json ? event_from_json(*json) : support::pass_on(json);
    if (event) {
        auto const again = event_from_json(support::parse_json(support::to_text(to_json(*event))).value());
        TULKAS_ASSERT(again && *again == *event);
    }
}

// The text with what stands between two of its marks, from the one with this number on, exchanged.
std::string exchanged(std::string text, std::size_t number, std::string_view instead) {
    constexpr std::string_view marks = ":,[]{}";
    std::size_t begin = 0;
    for (std::size_t found = 0; found <= number && begin != std::string::npos; ++found) {
        begin = text.find_first_of(marks, begin + 1);
    }
    if (begin == std::string::npos) {
        return text;
    }
    auto const end = std::min(text.find_first_of(marks, begin + 1), text.size());
    return text.replace(begin + 1, end - begin - 1, instead);
}

} // namespace
} // namespace tables

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    std::string_view const bytes(reinterpret_cast<char const*>(data) + 2, size - 2);
    auto const text = R"({"number":1,"moment":2,)" +
                      std::string(tables::members.at(data[0] % tables::members.size())) + "}";
    tables::check(text);
    tables::check(tables::exchanged(text, data[1] % 64U, bytes));
    tables::check(std::string(bytes));
    return 0;
}
