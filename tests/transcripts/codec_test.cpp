// The C++ codec and the transcripts: every message's line, both ways, and every refusal.

#include "protocol/parser.hpp"
#include "protocol/writer.hpp"
#include "transcripts/transcripts.hpp"

#include <gtest/gtest.h>

namespace transcripts {
namespace {

std::filesystem::path const folder = TRANSCRIPTS_FOLDER;

class Transcript : public testing::TestWithParam<std::string> {};

TEST_P(Transcript, IsAsTheCodecHasIt) {
    auto const entries = read_entries(folder / GetParam());
    ASSERT_FALSE(entries.empty());
    protocol::Parser parser;
    for (auto const& entry : entries) {
        SCOPED_TRACE(entry.where);
        auto const message = parser.parse(entry.line);
        if (entry.is_refused) {
            ASSERT_FALSE(message);
            EXPECT_EQ(message.error().message, entry.text);
            continue;
        }
        ASSERT_TRUE(message) << message.error().message;
        EXPECT_EQ(line_from_meaning(entry.text), entry.line);
        std::string written;
        protocol::append_line(written, *message);
        EXPECT_EQ(written, entry.line + "\n");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Transcript,
                         testing::Values("codec.txt", "refused.txt", "refused_by_the_handler.txt", "bot.txt",
                                         "engine.txt", "battleship.txt", "martian_chess.txt", "ploy.txt",
                                         "first_move.txt", "../../docs/protocol.md"));

} // namespace
} // namespace transcripts
