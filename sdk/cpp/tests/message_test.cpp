#include <gtest/gtest.h>

#include <tulkas/detail/message.hpp>
#include <tulkas/detail/text.hpp>
#include <utility>
#include <vector>

namespace tulkas::detail {
namespace {

TEST(SdkText, CutsOnlyBetweenCharacters) {
    EXPECT_EQ(fitting_size("short"), 5U);
    EXPECT_EQ(fitting_size(std::string(750, 'x')), 750U);
    EXPECT_EQ(fitting_size(std::string(751, 'x')), 750U);
    EXPECT_EQ(fitting_size(std::string(749, 'x') + "é"), 749U);
    EXPECT_EQ(fitting_size(std::string(747, 'x') + "😀😀"), 747U);
    EXPECT_EQ(fitting_size(std::string(800, '\x80')), 746U);
}

TEST(SdkText, ReplacesWhatIsNotUtf8) {
    EXPECT_EQ(as_utf8("naïve 😀"), "naïve 😀");
    EXPECT_EQ(as_utf8("a\xFFz\xC3"), "a?z?");
    EXPECT_EQ(as_utf8("\xC0\x80 \xE0\x80\x80 \xED\xA0\x80 \xF0\x80\x80\x80 \xF4\x90\x80\x80"),
              "?? ??? ??? ???? ????");
}

TEST(SdkMessage, IsWrittenAsALine) {
    std::string line = "what was there before";
    write_message(line, "LogEntry", {"SELF", "é"});
    EXPECT_EQ(line, "MESSAGE-LogEntry-U0VMRg==-w6k=-0-\n");
    write_message(line, "CallResult", {"get_move"}, "null");
    EXPECT_EQ(line, "MESSAGE-CallResult-Z2V0X21vdmU=-8-bnVsbA==\n");
}

TEST(SdkMessage, IsReadFromALine) {
    Message message;
    parse_message("MESSAGE-CallResult-Z2V0X21vdmU=-8-bnVsbA==", message);
    EXPECT_EQ(message.type, "CallResult");
    EXPECT_EQ(message.data, "null");
    parse_message("MESSAGE-ShutdownNotice-0-", message);
    EXPECT_EQ(message.type, "ShutdownNotice");
    EXPECT_EQ(message.data, "");
}

// The vectors of RFC 4648, section 10.
TEST(SdkBase64, IsThatOfTheStandard) {
    std::vector<std::pair<std::string, std::string>> const vectors{{"", ""},
                                                                   {"f", "Zg=="},
                                                                   {"fo", "Zm8="},
                                                                   {"foo", "Zm9v"},
                                                                   {"foob", "Zm9vYg=="},
                                                                   {"fooba", "Zm9vYmE="},
                                                                   {"foobar", "Zm9vYmFy"},
                                                                   {"\xFB\xFF\xFE", "+//+"}};
    for (auto const& [bytes, text] : vectors) {
        std::string encoded = "x";
        append_base64(encoded, bytes);
        EXPECT_EQ(encoded, "x" + text);
        std::string decoded = "what was there before";
        decode_base64(text, decoded);
        EXPECT_EQ(decoded, bytes);
    }
    std::string bytes;
    for (auto const* text : {"Z", "Zg=", "Zg==Zg==", "Zm9-", "Z===", "====", "Zm 9"}) {
        EXPECT_THROW(decode_base64(text, bytes), std::runtime_error) << text;
    }
}

} // namespace
} // namespace tulkas::detail
