#include "relay/words.hpp"

#include <gtest/gtest.h>

namespace relay {
namespace {

std::string text_of(Word const& word) {
    std::string line;
    append_line(line, word);
    EXPECT_TRUE(line.ends_with('\n'));
    line.pop_back();
    return line;
}

TEST(Words, AreReadAsTheyWereWritten) {
    for (auto const& word :
         {Word(Hello{"secret"}), Word(Refused{"a wrong token"}), Word(Hold{}),
          Word(Used{std::chrono::microseconds(1'234'567)}), Word(Printed{"é\n-"}), Word(Printed{""}),
          Word(Failed{runtime::Failure::over_memory, "more than 1 MiB"}),
          Word(Failed{runtime::Failure::house, ""})}) {
        auto const line = text_of(word);
        EXPECT_TRUE(is_word(line)) << line;
        auto const read = parse_word(line);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, word) << line;
    }
}

TEST(Words, LookLikeThis) {
    EXPECT_EQ(text_of(Hello{"secret"}), "ACTOR-Hello-1-c2VjcmV0");
    EXPECT_EQ(text_of(Used{std::chrono::microseconds(17)}), "ACTOR-Used-17");
    EXPECT_EQ(text_of(Hold{}), "ACTOR-Hold");
    EXPECT_EQ(text_of(Failed{runtime::Failure::exited, "x"}), "ACTOR-Failed-exited-eA==");
}

TEST(Words, InAnyOtherFormAreRefused) {
    for (auto const* line : {"",
                             "ACTOR-",
                             "ACTOR",
                             "MESSAGE-StartNotice-0-",
                             "ACTOR-Hello",
                             "ACTOR-Hello-2-c2VjcmV0",
                             "ACTOR-Hello-1-secret!",
                             "ACTOR-Hello-1-/w==",
                             "ACTOR-Hold-",
                             "ACTOR-Hold-1",
                             "ACTOR-Used--1",
                             "ACTOR-Used-01",
                             "ACTOR-Used-1-2",
                             "ACTOR-Used-",
                             "ACTOR-Used-99999999999999999999",
                             "ACTOR-Printed-eA",
                             "ACTOR-Printed-eA==-",
                             "ACTOR-Failed-illegal move-eA==",
                             "ACTOR-Failed-exited",
                             "ACTOR-Failed-exited-eA==-x",
                             "ACTOR-Sing-eA==",
                             "actor-Hold"}) {
        EXPECT_FALSE(parse_word(line)) << line;
    }
}

} // namespace
} // namespace relay
