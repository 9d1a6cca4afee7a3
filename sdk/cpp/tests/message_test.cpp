#include <gtest/gtest.h>

#include <tulkas/detail/message.hpp>
#include <tulkas/detail/text.hpp>

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
    auto const message = parse_message("MESSAGE-CallResult-Z2V0X21vdmU=-8-bnVsbA==");
    EXPECT_EQ(message.type, "CallResult");
    EXPECT_EQ(message.parameters, std::vector<std::string>{"get_move"});
    EXPECT_EQ(message.data, "null");
}

} // namespace
} // namespace tulkas::detail
