#include "source_rules/prose.hpp"

#include <gtest/gtest.h>

namespace source_rules {
namespace {

TEST(Prose, IsToldByASentence) {
    EXPECT_EQ(language_of("Chooses the move that takes the most pieces of the opponent."), "en");
    EXPECT_EQ(language_of("Wählt den Zug, der die meisten Figuren des Gegners schlägt."), "de");
    EXPECT_EQ(language_of("Azt a lépést választja, amely a legtöbb bábut üti le."), "hu");
}

TEST(Prose, MayBeOfAParagraphWithNamesOfTheProgram) {
    EXPECT_EQ(
        language_of(
            "Egy játékos, aki mohó.\n@param board a tábla\n@return a legjobb lépés, vagy null, ha nincs"),
        "hu");
    EXPECT_EQ(
        language_of("Ein gieriger Spieler.\n@param board das Brett\n@return der beste Zug, oder null, wenn "
                    "es keinen gibt"),
        "de");
    EXPECT_EQ(
        language_of(
            "A greedy player.\n@param tabla the board\n@return the best move, or null if there is none"),
        "en");
}

TEST(Prose, MayBeginWithCapitalLetters) {
    EXPECT_EQ(language_of("DER ZUG ÜBER DAS BRETT"), "de");
    EXPECT_EQ(language_of("ÉS HA NINCS TÖBB, AKKOR Ő LÉP ELŐTT"), "hu");
}

TEST(Prose, IsOfNoLanguageWhereNothingTells) {
    EXPECT_EQ(language_of(""), std::nullopt);
    EXPECT_EQ(language_of("getMove board pos"), std::nullopt);
    EXPECT_EQ(language_of("the move"), std::nullopt) << "too short";
    EXPECT_EQ(language_of("Le joueur choisit son coup au hasard parmi ceux qui sont permis."), std::nullopt);
    EXPECT_EQ(language_of("@return @return @return @param the @param the @param the"), std::nullopt);
}

TEST(Prose, IsNotDecidedWhereTwoLanguagesAreMixed) {
    EXPECT_EQ(language_of("The best of the moves. Der beste von den Zügen und nicht der erste."),
              std::nullopt);
}

TEST(Prose, MayBeAnyBytes) {
    EXPECT_EQ(language_of("\xC3\xC3\x80\xFF the \xC5 of and"), "en");
}

} // namespace
} // namespace source_rules
