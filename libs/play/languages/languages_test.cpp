#include "languages/languages.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

std::string description(std::string_view extensions) {
    return fmt::format("title = 'Toy'\nextensions = [{}]\n[run]\ncommand = ['./{{source}}']\n", extensions);
}

class KnownLanguages : public testing::Test {
protected:
    KnownLanguages() {
        m_directory.write("toy.toml", description("'.toy', '.ty'"));
        m_directory.write("zap.toml", description("'.zap'"));
        m_directory.write("program.toml", description(""));
        m_directory.write("README.md", "nothing to see");
    }

    [[nodiscard]] Languages load() const { return Languages::load(m_directory.path()).value(); }

    temporary::Directory m_directory;
};

TEST_F(KnownLanguages, FindsByName) {
    auto const languages = load();
    EXPECT_EQ(languages.languages().size(), 3U);
    EXPECT_EQ(languages.find("zap").value()->name, "zap");
    auto const missing = languages.find("zip");
    EXPECT_EQ(missing.error().kind, ErrorKind::not_found);
    EXPECT_EQ(missing.error().message, "unknown language 'zip'; available: program, toy, zap");
}

TEST_F(KnownLanguages, RecognisesByExtension) {
    auto const languages = load();
    EXPECT_EQ(languages.recognise("a.b.ty", false).value()->name, "toy");
    EXPECT_EQ(languages.recognise("x.zap", true).value()->name, "zap");
}

TEST_F(KnownLanguages, TakesWhatCanBeExecutedForAProgram) {
    auto const languages = load();
    EXPECT_EQ(languages.recognise("x", true).value()->name, "program");
    auto const unknown = languages.recognise("x", false);
    EXPECT_EQ(unknown.error().kind, ErrorKind::refused);
    EXPECT_EQ(unknown.error().message,
              "unknown language of 'x': its name must end in one of .toy, .ty, .zap");
}

TEST_F(KnownLanguages, RefusesTwoOfOneExtension) {
    m_directory.write("zip.toml", description("'.zap'"));
    auto const languages = Languages::load(m_directory.path());
    EXPECT_EQ(languages.error().message, "both zap and zip have the extension '.zap'");
}

TEST_F(KnownLanguages, PassesOnWhatIsWrongWithADescription) {
    m_directory.write("zap.toml", "title = 1");
    auto const languages = Languages::load(m_directory.path());
    EXPECT_THAT(languages.error().message, HasSubstr("zap.toml:1: title must be a non-empty string"));
}

TEST(KnownLanguagesWithoutFiles, SaysWhereItLooked) {
    temporary::Directory const empty;
    EXPECT_THAT(Languages::load(empty.path()).error().message, HasSubstr(empty.path().string()));
    EXPECT_THAT(Languages::load(empty.path() / "none").error().message, HasSubstr("No such file"));
}

} // namespace
} // namespace languages
