#include "languages/program_facts.hpp"

#include <gtest/gtest.h>

namespace languages {

TEST(ProgramFacts, SayWhatAProgramAnswersAndWhatItWasWrittenFor) {
    auto const facts = parse_facts("framework game.mc\nanswers get_action\nanswers wave\n");
    EXPECT_EQ(facts.framework, "game.mc");
    EXPECT_TRUE(facts.may_answer("get_action"));
    EXPECT_FALSE(facts.may_answer("get_move"));
}

TEST(ProgramFacts, AreNotNeeded) {
    EXPECT_TRUE(parse_facts("").may_answer("get_move"));
    EXPECT_EQ(parse_facts("something else\nanswers\n\n").framework, "");
    EXPECT_TRUE(parse_facts("answers\n").may_answer("get_move"));
}

} // namespace languages
