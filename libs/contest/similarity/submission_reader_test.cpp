#include "similarity/submission_reader.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace similarity {
namespace {

using testing::Contains;
using testing::HasSubstr;

TEST(SubmissionReader, ReadsAFolderOrAFileForEachSubmission) {
    temporary::Directory const folder;
    folder.write("anna/src/bot.py", "a = 1\n");
    folder.write("anna/main.py", "b = 2\n");
    folder.write("anna/.git/hook.py", "hidden");
    folder.write("anna/README.md", "text");
    folder.write("bela.cpp", "int x;\n");
    auto const found = read_submissions(folder.path());
    ASSERT_TRUE(found);
    ASSERT_EQ(found->submissions.size(), 2U);
    auto const& anna = found->submissions[0];
    EXPECT_EQ(anna.name, "anna");
    ASSERT_EQ(anna.files.size(), 2U);
    EXPECT_EQ(anna.files[0].name, "main.py");
    EXPECT_EQ(anna.files[1].name, "src/bot.py");
    EXPECT_EQ(found->submissions[1].files[0].language, Language::cpp);
    EXPECT_TRUE(found->notes.empty());
}

TEST(SubmissionReader, SaysWhatItLeavesOut) {
    temporary::Directory const folder;
    folder.write("binary.py", std::string("a\0b", 3));
    folder.write("huge.py", std::string(2000, 'x'));
    folder.write("notes.txt", "text");
    folder.write("outside.py", "secret = 1");
    std::filesystem::create_directory(folder.path() / "links");
    std::filesystem::create_symlink(folder.path() / "outside.py", folder.path() / "links" / "a.py");
    std::filesystem::create_symlink("/", folder.path() / "links" / "root");
    std::filesystem::create_symlink("/", folder.path() / "whole");
    auto const found = read_submissions(folder.path(), {.file_bytes = 1000});
    ASSERT_TRUE(found);
    ASSERT_EQ(found->submissions.size(), 1U);
    EXPECT_EQ(found->submissions[0].name, "outside.py");
    EXPECT_THAT(found->notes, Contains(HasSubstr("'binary.py': left out: not a text file")));
    EXPECT_THAT(found->notes, Contains(HasSubstr("larger than 1 KB")));
    EXPECT_THAT(found->notes, Contains(HasSubstr("'notes.txt': no source file")));
    EXPECT_THAT(found->notes, Contains(HasSubstr("'links': no source file")));
    EXPECT_THAT(found->notes, Contains(HasSubstr("'whole': left out: a link")));
}

TEST(SubmissionReader, BoundsFilesDepthAndBytes) {
    temporary::Directory const folder;
    for (auto const* const name : {"a/1.py", "a/2.py", "a/3.py", "b/x/y/z/deep.py", "b/top.py"}) {
        folder.write(name, "x = 1\n");
    }
    auto const found = read_submissions(folder.path(), {.files = 2, .depth = 2});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->submissions[0].files.size(), 2U);
    EXPECT_EQ(found->submissions[1].files.size(), 1U);
    EXPECT_THAT(found->notes, Contains(HasSubstr("only the first 2 of 3 source files")));
    EXPECT_THAT(found->notes, Contains(HasSubstr("folders deeper than 2")));
    EXPECT_FALSE(read_submissions(folder.path(), {.all_bytes = 20}));
}

TEST(SubmissionReader, AMissingFolderIsAnError) {
    temporary::Directory const folder;
    EXPECT_FALSE(read_submissions(folder.path() / "none"));
    EXPECT_FALSE(read_submission(folder.path() / "none"));
}

TEST(SubmissionReader, GivenCodeIsOneSubmission) {
    temporary::Directory const folder;
    folder.write("starter/a.py", "x = 1\n");
    folder.write("starter/b/c.py", "x = 1\n");
    auto const found = read_submission(folder.path() / "starter");
    ASSERT_TRUE(found);
    ASSERT_EQ(found->submissions.size(), 1U);
    EXPECT_EQ(found->submissions[0].files.size(), 2U);
}

} // namespace
} // namespace similarity
