#include "catan_net/framer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace catan_net {
namespace {

using ::testing::HasSubstr;
using namespace std::string_literals;

std::optional<std::string> next(Framer& framer) {
    auto const message = framer.next();
    EXPECT_TRUE(message.has_value()) << message.error().message;
    return message.value_or(std::nullopt);
}

TEST(Framer, GivesMessagesOneByOne) {
    Framer framer(100);
    framer.add("\x03one\x00\x05three"s);
    EXPECT_EQ(next(framer), "one");
    EXPECT_EQ(next(framer), "");
    EXPECT_EQ(next(framer), "three");
    EXPECT_EQ(next(framer), std::nullopt);
}

TEST(Framer, WaitsForTheRestOfAMessage) {
    std::string const long_message(300, 'x');
    std::string const stream = "\xAC\x02" + long_message;
    Framer framer(300);
    for (std::size_t index = 0; index + 1 < stream.size(); ++index) {
        framer.add({&stream[index], 1});
        ASSERT_EQ(next(framer), std::nullopt) << index;
    }
    framer.add("x");
    EXPECT_EQ(next(framer), long_message);
}

TEST(Framer, RefusesALongMessageBeforeItComes) {
    Framer framer(300);
    framer.add("\xAD\x02");
    auto const message = framer.next();
    ASSERT_FALSE(message.has_value());
    EXPECT_EQ(message.error().message, "a message may have at most 300 bytes (got 301)");
}

TEST(Framer, RefusesALengthThatIsNone) {
    Framer framer(300);
    framer.add("\x80\x80\x80\x80\x80\x80\x80\x80\x80");
    EXPECT_EQ(next(framer), std::nullopt);
    framer.add("\x80");
    auto const message = framer.next();
    ASSERT_FALSE(message.has_value());
    EXPECT_THAT(message.error().message, HasSubstr("must begin with its length"));
}

} // namespace
} // namespace catan_net
