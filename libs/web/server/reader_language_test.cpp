#include "server/reader_language.hpp"

#include <gtest/gtest.h>

#include <array>

namespace server {
namespace {

std::string_view language(std::string_view accepted, std::string_view cookie = "") {
    static std::array<std::string, 3> const languages{"de", "en", "hu"};
    http::Request request;
    request.headers.add("Accept-Language", accepted);
    if (!cookie.empty()) {
        request.headers.add("Cookie", cookie);
    }
    return language_for(request, languages);
}

TEST(ReaderLanguage, IsTheFirstOfTheBrowserThatThereIs) {
    EXPECT_EQ(language(""), "en");
    EXPECT_EQ(language("de"), "de");
    EXPECT_EQ(language("de-AT,de;q=0.9,en;q=0.8"), "de");
    EXPECT_EQ(language("fr, hu;q=0.5, en;q=0.7"), "en");
    EXPECT_EQ(language("HU-hu"), "hu");
    EXPECT_EQ(language("fr,*;q=0.5"), "en");
    EXPECT_EQ(language("de;q=0"), "en");
    EXPECT_EQ(language("de;q=nonsense, hu;q=0.1"), "hu");
    EXPECT_EQ(language(",;=,;q=,-"), "en");
}

TEST(ReaderLanguage, IsTheOneThatWasChosen) {
    EXPECT_EQ(language("de", "session=abc; language=hu"), "hu");
    EXPECT_EQ(language("de", "language=en"), "en");
    EXPECT_EQ(language("de", "language=fr"), "de") << "there is none";
    EXPECT_EQ(language("de", "languages=hu; language"), "de");
}

} // namespace
} // namespace server
