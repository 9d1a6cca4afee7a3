#include "support/enum_names.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

enum class Colour : unsigned char { red, green };

constexpr auto colours = enum_names<Colour>("red", "green");

TEST(EnumNames, AreWrittenAndRead) {
    static_assert(colours.size() == 2);
    for (auto const colour : {Colour::red, Colour::green}) {
        EXPECT_EQ(colours.find(colours.name_of(colour)), colour);
    }
    EXPECT_EQ(colours.name_of(Colour::green), "green");
}

TEST(EnumNames, AreExact) {
    for (auto const* const name : {"", "gree", "greens", "Green", "blue"}) {
        EXPECT_EQ(colours.find(name), std::nullopt) << name;
    }
}

} // namespace
} // namespace support
