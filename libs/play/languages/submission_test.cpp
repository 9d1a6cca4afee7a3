#include "archives/pack.hpp"
#include "languages/submission.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class Submitting : public testing::Test {
protected:
    Submitting() {
        m_descriptions.write("toy.toml", "title = 'Toy'\nextensions = ['.toy']\nnickname = ['%%']\n"
                                         "[check]\nmost_kilobytes = 1\nfile_name = '[^0-9].*'\n"
                                         "file_name_rule = 'it must not begin with a digit'\n"
                                         "[run]\ncommand = ['./{source}']\n");
        m_descriptions.write("program.toml",
                             "title = 'Program'\n[check]\ntext = false\n[run]\ncommand = ['./{source}']\n");
    }

    [[nodiscard]] support::Result<Submission> check(std::string name, std::string content,
                                                    SubmissionRules const& rules = {}) const {
        return check_submission(languages(), {.name = std::move(name), .content = std::move(content)}, rules);
    }
    [[nodiscard]] std::string complaint(std::string name, std::string content) const {
        auto const submission = check(std::move(name), std::move(content));
        return submission ? "" : submission.error().message;
    }
    [[nodiscard]] support::Result<Submission> read(std::filesystem::path const& path) const {
        return read_submission(languages(), path);
    }
    [[nodiscard]] Languages languages() const { return Languages::load(m_descriptions.path()).value(); }

    temporary::Directory m_descriptions;
    temporary::Directory m_bots;
};

TEST_F(Submitting, AFileIsNamedByItsNicknameOrElseByItsName) {
    EXPECT_EQ(check("bot.toy", "%%Nick\nplay")->name, "Nick");
    EXPECT_EQ(check("bot.toy", "play")->name, "bot");
    EXPECT_EQ(check("bot.toy", "play")->main, "bot.toy");
    EXPECT_EQ(check("bot.toy", "play")->language->name, "toy");
}

TEST_F(Submitting, ANameMayBeChosenApartFromTheFilesOrStandInForIt) {
    EXPECT_EQ(check("bot.toy", "%%Nick\nplay", {.name = "Chosen"})->name, "Chosen");
    EXPECT_EQ(check("bot.toy", "%%Nick\nplay", {.default_name = "otter"})->name, "Nick");
    EXPECT_EQ(check("bot.toy", "play", {.default_name = "otter"})->name, "otter");
}

TEST_F(Submitting, TooMuchIsRefused) {
    EXPECT_TRUE(check("bot.toy", std::string(1024, 'x')));
    EXPECT_EQ(complaint("bot.toy", std::string(1025, 'x')),
              "too large: 1025 bytes, at most 1024 are allowed");
    EXPECT_TRUE(check("bot.toy", std::string(1025, 'x'), {.most_bytes = 2000}));
    EXPECT_FALSE(check("bot.toy", "abc", {.most_bytes = 2}));
    EXPECT_EQ(complaint("bot.toy", ""), "'bot.toy' is empty");
}

TEST_F(Submitting, OnlyUtf8IsText) {
    EXPECT_EQ(complaint("bot.toy", "\xEF\xBB\xBFplay"),
              "'bot.toy' begins with a byte order mark; save it as UTF-8 without one");
    EXPECT_EQ(complaint("bot.toy", "a\nb\xFF"),
              "'bot.toy' is not UTF-8 (line 2, byte 3 of the file): it looks like ISO-8859-2; convert it: "
              "iconv -f ISO-8859-2 -t UTF-8 'bot.toy' > converted");
    EXPECT_EQ(complaint("bot.toy", std::string("a\0b", 3)), "'bot.toy' is not a text file: byte 1 is zero");
    EXPECT_EQ(complaint("bot.toy", "ä"), "");
}

TEST_F(Submitting, OtherEncodingsAreConvertedWhereTheRulesSaySo) {
    SubmissionRules const rules{.converts_encodings = true};
    auto const converted = check("bot.toy", "%%T\xFBr\xF5\nplay", rules);
    EXPECT_EQ(converted->name, "Tűrő");
    EXPECT_EQ(converted->files.front().content, "%%Tűrő\nplay");
    EXPECT_EQ(converted->warnings,
              std::vector<std::string>{"'bot.toy' was converted from ISO-8859-2 to UTF-8"});
    auto const without_mark = check("bot.toy", "\xEF\xBB\xBFplay", rules);
    EXPECT_EQ(without_mark->files.front().content, "play");
    EXPECT_EQ(without_mark->warnings.size(), 1U);
    EXPECT_TRUE(check("bot.toy", "plain", rules)->warnings.empty());
    EXPECT_FALSE(check("bot.toy", std::string("\xE1\0", 2), rules));
}

TEST_F(Submitting, NicknamesMayBeRefused) {
    SubmissionRules const rules{.check_nickname = [](std::string const& name) -> support::Result<void> {
        return name == "Nick" ? support::fail(ErrorKind::refused, "{} is somebody else", name)
                              : support::Result<void>();
    }};
    EXPECT_EQ(check("bot.toy", "%%Nick\nplay", rules).error().message, "Nick is somebody else");
    EXPECT_TRUE(check("bot.toy", "%%Otter\nplay", rules));
    EXPECT_TRUE(check("Nick.toy", "play", rules)); // what a file is called is not said to be anybody
}

TEST_F(Submitting, NamesAreChecked) {
    EXPECT_EQ(complaint("7bot.toy", "x"),
              "'7bot.toy' is not a valid file name for Toy: it must not begin with a digit");
    EXPECT_EQ(complaint("-o.toy", "x"),
              "the name of a file or a folder must not begin with - or @ (got '-o.toy')");
    EXPECT_EQ(complaint("@options.toy", "x"),
              "the name of a file or a folder must not begin with - or @ (got '@options.toy')");
    EXPECT_EQ(complaint("a\u202eyot.toy", "x"), R"(invalid file name: 'a\u202eyot.toy')");
    EXPECT_THAT(complaint("bot.tox", "x"), HasSubstr("its name must end in one of .toy"));
    EXPECT_THAT(complaint("bot.toy", "%%A  B"), HasSubstr("must not contain more than single spaces"));
    EXPECT_EQ(check("bot.tox", "x").error().kind, ErrorKind::refused);
}

TEST_F(Submitting, FilesAreReadFromTheDisk) {
    auto const submission = read(m_bots.write("bot.toy", "play"));
    EXPECT_EQ(submission->files.front().content, "play");
    // As sha256sum says.
    EXPECT_EQ(submission->digest(), "aba4cc9b8af82df5d4efaade764d6a77466453f3e4156bb0b4e489710516b1c3");
    EXPECT_EQ(read(m_bots.path() / "none.toy").error().kind, ErrorKind::not_found);
    EXPECT_THAT(read(m_bots.write("large.toy", std::string(1025, 'x'))).error().message,
                HasSubstr("is larger than 1 KB"));
}

TEST_F(Submitting, AnExecutableNeedNotBeText) {
    auto const submission = read(m_bots.write("program", "\x7F\x80", true));
    ASSERT_TRUE(submission) << submission.error().message;
    EXPECT_EQ(submission->language->name, "program");
    EXPECT_TRUE(submission->files.front().executable);
    EXPECT_FALSE(read(m_bots.write("no-program", "\x7F\x80")));
}

TEST_F(Submitting, ADirectoryHasAManifest) {
    EXPECT_THAT(read(m_bots.path()).error().message, HasSubstr("a bot's directory needs a manifest"));
    m_bots.write("tulkas.toml", "main = 'src/bot.toy'\n");
    EXPECT_EQ(read(m_bots.path()).error().message, "the main file 'src/bot.toy' is missing");
    m_bots.write("src/bot.toy", "%%Nick");
    m_bots.write("data", "x", true);
    m_bots.write(".git/config", "x");
    m_bots.write("src/__pycache__/x", "x");
    auto const submission = read(m_bots.path());
    ASSERT_TRUE(submission) << submission.error().message;
    EXPECT_EQ(submission->name, "Nick");
    ASSERT_EQ(submission->files.size(), 2U);
    EXPECT_EQ(submission->files[0].name, "data");
    EXPECT_TRUE(submission->files[0].executable);
    EXPECT_EQ(submission->files[1].name, "src/bot.toy");
    EXPECT_FALSE(submission->files[1].executable);
}

TEST_F(Submitting, AManifestNamesWhatItWants) {
    m_bots.write("bot.toy", "%%Nick");
    m_bots.write("tulkas.toml", "main = 'bot.toy'\nname = 'Other'\nlanguage = 'program'\n");
    EXPECT_EQ(read(m_bots.path())->name, "Other");
    EXPECT_EQ(read(m_bots.path())->language->name, "program");
    m_bots.write("tulkas.toml", "main = 'bot.toy'\nlanguage = 'zap'\n");
    EXPECT_THAT(read(m_bots.path()).error().message, HasSubstr("unknown language 'zap'"));
    m_bots.write("tulkas.toml", "mein = 'bot.toy'\n");
    EXPECT_THAT(read(m_bots.path()).error().message, HasSubstr("main is missing"));
}

TEST_F(Submitting, ADirectoryWithoutNamesIsCalledAsItIs) {
    m_bots.write("mine/bot.toy", "x");
    m_bots.write("mine/tulkas.toml", "main = 'bot.toy'\n");
    EXPECT_EQ(read(m_bots.path() / "mine")->name, "mine");
    EXPECT_EQ(read(m_bots.path() / "mine/.")->name, "mine");
}

TEST_F(Submitting, AnArchiveIsAFileOrAFolderWithAManifest) {
    auto const zip = [](std::vector<archives::File> const& files) { return archives::pack(files).value(); };
    EXPECT_EQ(check("bot.zip", zip({{"my.toy", "play"}}))->main, "my.toy");
    EXPECT_EQ(check("bot.zip", zip({{"__MACOSX/x", "y"}, {"my.toy", "play"}, {".git/x", ""}}))->main,
              "my.toy");
    EXPECT_EQ(complaint("bot.zip", zip({{"a.toy", "x"}, {"b.toy", "x"}})),
              "'bot.zip' has 2 files: add a manifest (tulkas.toml) that names the main file");
    auto const folder =
        check("bot.zip",
              zip({{"mine/tulkas.toml", "main = 'src/a.toy'\n"}, {"mine/src/a.toy", "x"}, {"mine/b", "y"}}));
    ASSERT_TRUE(folder) << folder.error().message;
    EXPECT_EQ(folder->name, "bot");
    EXPECT_EQ(folder->main, "src/a.toy");
    ASSERT_EQ(folder->files.size(), 2U);
    EXPECT_EQ(folder->files.front().name, "b");
    EXPECT_EQ(complaint("bot.zip", zip({{"tulkas.toml", "main = 'c.toy'\n"}, {"a.toy", "x"}})),
              "the main file 'c.toy' is missing");
    EXPECT_THAT(complaint("bot.zip", "play"), HasSubstr("'bot.zip': not a zip or tar file"));
    EXPECT_THAT(complaint("bot.zip", zip({{"a.toy", std::string(1025, 'x')}})), HasSubstr("too large"));
    EXPECT_EQ(read(m_bots.write("bot.zip", zip({{"my.toy", "play"}})))->files.front().content, "play");
}

TEST_F(Submitting, ADirectoryHoldsFilesOnly) {
    m_bots.write("bot.toy", "x");
    m_bots.write("tulkas.toml", "main = 'bot.toy'\n");
    std::filesystem::create_symlink("/etc/passwd", m_bots.path() / "link");
    EXPECT_EQ(read(m_bots.path()).error().message, "'link' is not a regular file");
}

TEST_F(Submitting, ADirectoryIsAsSmallAsAFile) {
    m_bots.write("bot.toy", std::string(600, 'x'));
    m_bots.write("more", std::string(600, 'x'));
    m_bots.write("tulkas.toml", "main = 'bot.toy'\n");
    EXPECT_THAT(read(m_bots.path()).error().message, HasSubstr("are larger than 1 KB together"));
}

TEST_F(Submitting, TheDigestOfSeveralFilesDependsOnEach) {
    m_bots.write("bot.toy", "x");
    m_bots.write("more", "y");
    m_bots.write("tulkas.toml", "main = 'bot.toy'\n");
    auto const before = read(m_bots.path())->digest();
    m_bots.write("more", "z");
    EXPECT_NE(read(m_bots.path())->digest(), before);
}

} // namespace
} // namespace languages
