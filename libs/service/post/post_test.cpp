#include "post/courier.hpp"
#include "post/texts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace post {
namespace {

TEST(TheMails, AreWholeInEveryLanguage) {
    Texts const texts;
    EXPECT_THAT(texts.languages(), testing::IsSupersetOf({"de", "en", "hu"}));
    for (auto const& language : texts.languages()) {
        ASSERT_EQ(texts.of(language).size(), texts.of(usual_language).size()) << language;
        for (auto const& [kind, text] : texts.of(usual_language)) {
            ASSERT_TRUE(texts.of(language).contains(kind)) << language << " has no mail " << kind;
            auto const& translated = texts.of(language).find(kind)->second;
            EXPECT_EQ(places_in(translated.subject + translated.body), places_in(text.subject + text.body))
                << language << " " << kind;
        }
    }
}

TEST(TheMails, AreFilledOnce) {
    Texts const texts;
    auto const mail = texts.fill("tlh", "address-changed",
                                 {{"name", "{arena}"}, {"arena", "https://arena.example"}, {"link", ""}});
    EXPECT_NE(mail.body.find("{arena}"), std::string::npos) << "a name is no place";
    EXPECT_NE(mail.body.find("https://arena.example"), std::string::npos);
}

TEST(AFileOfMails, HasSubjectsAndTexts) {
    auto const texts = Texts::parse("A comment.\n== a\nSubject {x}\n\nOne\n\nTwo\n\n== b\nB\n\nb\n").value();
    EXPECT_EQ(texts.at("a"), (Text{"Subject {x}", "One\n\nTwo\n"}));
    EXPECT_EQ(texts.at("b"), (Text{"B", "b\n"}));
    EXPECT_FALSE(Texts::parse("== a\nSubject\n"));
    EXPECT_EQ(places_in("{b} and {a}, {b} {"), (std::vector<std::string>{"a", "b"}));
}

TEST(ACourier, WaitsLongerAfterEachTry) {
    EXPECT_EQ(Courier::pause_after(0), std::chrono::minutes(1));
    EXPECT_EQ(Courier::pause_after(3), std::chrono::minutes(8));
    EXPECT_EQ(Courier::pause_after(100), std::chrono::minutes(60));
}

} // namespace
} // namespace post
