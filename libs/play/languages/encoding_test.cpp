#include "languages/encoding.hpp"

#include <gtest/gtest.h>

namespace languages {

TEST(Encoding, IsGuessedFromTheLettersThatOccur) {
    EXPECT_EQ(likely_encoding("// \xE1rv\xEDz"), "ISO-8859-1"); // the same in both
    EXPECT_EQ(likely_encoding("// t\xFBr\xF5"), "ISO-8859-2");  // as Hungarian is written
    EXPECT_EQ(likely_encoding("// \x84quoted\x94"), "WINDOWS-1250");
}

TEST(Encoding, IsConverted) {
    EXPECT_EQ(to_utf8("t\xFBr\xF5", "ISO-8859-2").value(), "tűrő");
    EXPECT_EQ(to_utf8("\xE1", "ISO-8859-1").value(), "á");
    EXPECT_EQ(to_utf8("\x84", "WINDOWS-1250").value(), "„");
    EXPECT_EQ(to_utf8("", "ISO-8859-2").value(), "");
}

TEST(Encoding, ThatItIsNotIsSaid) {
    EXPECT_EQ(to_utf8("ab\x81", "WINDOWS-1250").error().message,
              "is not WINDOWS-1250 either: byte 2 of the file");
    EXPECT_EQ(to_utf8("a", "no-such-encoding").error().kind, support::ErrorKind::unavailable);
}

TEST(Encoding, AdviceIsACommand) {
    EXPECT_EQ(conversion_advice("h1.java", "ISO-8859-2"),
              "it looks like ISO-8859-2; convert it: iconv -f ISO-8859-2 -t UTF-8 'h1.java' > converted");
}

} // namespace languages
