#include "support/file_io.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <sys/stat.h>

namespace support {
namespace {

using testing::HasSubstr;

class FileIo : public testing::Test {
protected:
    FileIo() {
        std::string name = testing::TempDir() + "tulkas-files-XXXXXX";
        m_directory = mkdtemp(name.data());
    }
    ~FileIo() override { std::filesystem::remove_all(m_directory); }

    std::filesystem::path m_directory;
};

TEST_F(FileIo, ReadsWhatItWrote) {
    auto const path = m_directory / "a/b/file";
    std::string const content(200'000, 'x');
    ASSERT_TRUE(write_file(path, content, false));
    EXPECT_EQ(read_file(path, 200'000).value(), content);
}

TEST_F(FileIo, MakesFilesThatEverybodyCanRead) {
    auto const old = umask(077);
    ASSERT_TRUE(write_file(m_directory / "plain", "x", false));
    ASSERT_TRUE(write_file(m_directory / "program", "x", true));
    umask(old);
    struct stat status{};
    stat((m_directory / "plain").c_str(), &status);
    EXPECT_EQ(status.st_mode & 0777U, 0644U);
    stat((m_directory / "program").c_str(), &status);
    EXPECT_EQ(status.st_mode & 0777U, 0755U);
}

TEST_F(FileIo, WritesOnlyNewFiles) {
    ASSERT_TRUE(write_file(m_directory / "file", "first", false));
    EXPECT_THAT(write_file(m_directory / "file", "second", false).error().message, HasSubstr("File exists"));
    EXPECT_EQ(read_file(m_directory / "file", 100).value(), "first");
}

TEST_F(FileIo, ReadsNoMoreThanItIsAskedTo) {
    ASSERT_TRUE(write_file(m_directory / "file", std::string(2001, 'x'), false));
    auto const content = read_file(m_directory / "file", 2000);
    EXPECT_EQ(content.error().kind, ErrorKind::refused);
    EXPECT_THAT(content.error().message, HasSubstr("is larger than 2 KB"));
}

TEST_F(FileIo, TellsWhatIsNoFile) {
    EXPECT_EQ(read_file(m_directory / "none", 1).error().kind, ErrorKind::not_found);
    EXPECT_EQ(read_file(m_directory, 1).error().kind, ErrorKind::invalid);
    EXPECT_EQ(read_file("/dev/null", 1).error().kind, ErrorKind::invalid);
    EXPECT_THAT(write_file("/dev/null/file", "x", false).error().message, HasSubstr("Not a directory"));
}

} // namespace
} // namespace support
