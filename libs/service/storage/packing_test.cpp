#include "storage/packing.hpp"

#include <gtest/gtest.h>

namespace storage {
namespace {

TEST(Packing, GivesTheBytesBack) {
    std::string every_byte;
    for (int i = 0; i < 1000; ++i) {
        every_byte.push_back(static_cast<char>(i));
    }
    for (auto const& bytes : {std::string(), std::string("x"), std::string(100'000, 'a'), every_byte}) {
        EXPECT_EQ(unpack(pack(bytes), bytes.size()).value(), bytes);
    }
}

TEST(Packing, MakesRepetitionsSmall) {
    EXPECT_LT(pack(std::string(100'000, 'a')).size(), 400U);
}

TEST(Packing, FindsDamage) {
    auto const packed = pack("a content of some length, of some length");
    EXPECT_FALSE(unpack(packed.substr(0, packed.size() - 8), 40));
    EXPECT_FALSE(unpack("*" + packed, 40));
    auto changed = packed;
    changed[20] = changed[20] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(unpack(changed, 40));
    EXPECT_FALSE(unpack(packed, 39)) << "more than it should be";
    EXPECT_FALSE(unpack(packed, 41)) << "less than it should be";
    EXPECT_FALSE(unpack("", 0));
}

} // namespace
} // namespace storage
