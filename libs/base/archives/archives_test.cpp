#include "archives/names.hpp"
#include "archives/pack.hpp"
#include "archives/unpack.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <archive.h>
#include <archive_entry.h>
#include <cstring>
#include <numeric>
#include <zlib.h>

namespace archives {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

// One entry of an archive as somebody might make it who means no good.
struct ArchiveEntry {
    std::string name;
    std::string content = {};
    unsigned type = AE_IFREG;
    std::string link = {};
};

enum class Form : std::uint8_t { zip, tar, packed_tar };

std::string archive_of(std::vector<ArchiveEntry> const& entries, Form form = Form::tar) {
    std::string bytes(1'000'000, '\0');
    std::size_t used = 0;
    auto* const writer = archive_write_new();
    form == Form::zip ? archive_write_set_format_zip(writer)
                      : archive_write_set_format_pax_restricted(writer);
    if (form == Form::packed_tar) {
        archive_write_add_filter_gzip(writer);
    }
    EXPECT_EQ(archive_write_open_memory(writer, bytes.data(), bytes.size(), &used), ARCHIVE_OK);
    for (auto const& it : entries) {
        auto* const entry = archive_entry_new();
        archive_entry_set_pathname(entry, it.name.c_str());
        archive_entry_set_filetype(entry, it.type);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, static_cast<la_int64_t>(it.content.size()));
        if (it.type == AE_IFLNK) {
            archive_entry_set_symlink(entry, it.link.c_str());
        } else if (!it.link.empty()) {
            archive_entry_set_hardlink(entry, it.link.c_str());
        }
        EXPECT_EQ(archive_write_header(writer, entry), ARCHIVE_OK) << archive_error_string(writer);
        archive_write_data(writer, it.content.data(), it.content.size());
        archive_entry_free(entry);
    }
    archive_write_close(writer);
    archive_write_free(writer);
    bytes.resize(used);
    return bytes;
}

std::string refusal(std::vector<ArchiveEntry> const& entries, Limits const& limits = {}) {
    auto const files = unpack(archive_of(entries), limits);
    EXPECT_FALSE(files);
    EXPECT_TRUE(files || files.error().kind == ErrorKind::refused);
    return files ? "" : files.error().message;
}

class EveryForm : public testing::TestWithParam<Form> {};

TEST_P(EveryForm, IsUnpacked) {
    auto const files = unpack(archive_of(
        {{"src/", "", AE_IFDIR}, {"src/b.py", std::string(200'000, 'x')}, {"./a.txt", "one"}}, GetParam()));
    ASSERT_TRUE(files) << files.error().message;
    EXPECT_EQ(*files, (std::vector<File>{{"a.txt", "one"}, {"src/b.py", std::string(200'000, 'x')}}));
}

TEST_P(EveryForm, IsRefusedWhenItIsCut) {
    auto const whole = archive_of({{"a", std::string(5000, 'x')}}, GetParam());
    EXPECT_FALSE(
        unpack(std::string_view(whole).substr(0, whole.size() / 2 > 4000 ? 4000 : whole.size() / 2)));
}

INSTANTIATE_TEST_SUITE_P(Unpack, EveryForm, testing::Values(Form::zip, Form::tar, Form::packed_tar));

TEST(Unpack, RefusesWhatIsNoArchive) {
    EXPECT_FALSE(unpack("print('hello')\n"));
    EXPECT_FALSE(unpack(""));
}

TEST(Unpack, RefusesNamesThatLeadOut) {
    EXPECT_EQ(refusal({{"../evil", "x"}}), "'../evil' points outside the archive");
    EXPECT_EQ(refusal({{"a/../../evil", "x"}}), "'a/../../evil' points outside the archive");
    EXPECT_EQ(refusal({{"/etc/passwd", "x"}}), "'/etc/passwd' must be a relative path within the archive");
    EXPECT_EQ(refusal({{"a\\b", "x"}}), "'a\\b' must be a relative path within the archive");
}

TEST(Unpack, RefusesWhatIsNoOrdinaryFile) {
    EXPECT_EQ(refusal({{"link", "", AE_IFLNK, "/etc/passwd"}}), "'link' is not a regular file");
    EXPECT_EQ(refusal({{"a", "x"}, {"hard", "", AE_IFREG, "a"}}), "'hard' is not a regular file");
    EXPECT_EQ(refusal({{"pipe", "", AE_IFIFO}}), "'pipe' is not a regular file");
    EXPECT_EQ(refusal({{"disk", "", AE_IFBLK}}), "'disk' is not a regular file");
}

TEST(Unpack, RefusesTwoOfOneName) {
    EXPECT_EQ(refusal({{"a", "x"}, {"./a", "y"}}), "'a' is in the archive twice");
    EXPECT_EQ(refusal({{"a", "x"}, {"a/b", "y"}, {"a-c", "z"}}), "'a' is both a file and a folder");
}

TEST(Unpack, RefusesWhatIsTooMuchHoweverSmallItIsPacked) {
    auto const bomb = archive_of({{"a", std::string(900'000, '\0')}}, Form::packed_tar);
    EXPECT_LT(bomb.size(), 5000U);
    EXPECT_THAT(unpack(bomb, {.files = 10, .bytes = 899'999}).error().message,
                HasSubstr("larger than allowed"));
    EXPECT_TRUE(unpack(bomb, {.files = 10, .bytes = 900'000}));
    EXPECT_THAT(refusal({{"a", "xx"}, {"b", "xx"}}, {.files = 2, .bytes = 3}), HasSubstr("larger"));
    EXPECT_EQ(refusal({{"a", ""}, {"b/", "", AE_IFDIR}}, {.files = 1, .bytes = 3}),
              "too many files: at most 1 are allowed");
}

// A tar entry of any type, with its header written by hand: libarchive writes none that it does not know.
std::string tar_entry(std::string const& name, char type, std::string const& content) {
    constexpr std::size_t block = 512;
    constexpr std::size_t sum_at = 148;
    std::string header(block, '\0');
    auto const put = [&](std::size_t at, std::string_view text) { header.replace(at, text.size(), text); };
    put(0, name);
    put(100, "0000755");
    put(108, "0000000");
    put(116, "0000000");
    std::array<char, 12> size{};
    std::snprintf(size.data(), size.size(), "%011zo", content.size());
    put(124, size.data());
    put(136, "00000000000");
    put(sum_at, "        ");
    header[156] = type;
    put(257, "ustar  ");
    auto const sum = std::accumulate(header.begin(), header.end(), 0U, [](unsigned total, char letter) {
        return total + static_cast<unsigned char>(letter);
    });
    std::array<char, 8> digits{};
    std::snprintf(digits.data(), digits.size(), "%06o", sum);
    header.replace(sum_at, digits.size(), digits.data(), digits.size());
    return header + content + std::string((block - content.size() % block) % block, '\0');
}

std::string gzipped(std::string const& bytes) {
    constexpr int gzip = 16;
    z_stream stream{};
    EXPECT_EQ(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzip, 9, Z_DEFAULT_STRATEGY),
              Z_OK);
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    std::string input = bytes;
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

std::string tar_of(std::string const& entries) {
    return entries + std::string(1024, '\0');
}

std::string why_not(std::string const& archive, Limits const& limits = {}) {
    auto const files = unpack(archive, limits);
    return files ? "unpacked" : files.error().message;
}

TEST(Unpack, CountsWhatIsSkippedToo) {
    constexpr Limits limits{.files = 10, .bytes = 100'000};
    auto const bot = tar_entry("b/main.py", '0', "pass");
    for (char const type : {'D', 'V', 'N', 'x', 'g', 'L'}) {
        auto const bomb = gzipped(tar_of(tar_entry("d/", type, std::string(3'000'000, '\0')) + bot));
        EXPECT_LT(bomb.size(), 5000U);
        EXPECT_EQ(why_not(bomb, limits), "the unpacked files are larger than allowed") << type;
    }
}

TEST(Unpack, RefusesFoldersWithAContent) {
    EXPECT_EQ(why_not(tar_of(tar_entry("d/", 'D', "list") + tar_entry("a", '0', "x"))),
              "'d/' is not a regular file");
    EXPECT_EQ(why_not(tar_of(tar_entry("d/", '5', "") + tar_entry("d/a", '0', "x"))), "unpacked");
}

TEST(Unpack, UndoesOneLayerOfCompression) {
    auto const tar = tar_of(tar_entry("a", '0', "x"));
    EXPECT_EQ(why_not(gzipped(tar)), "unpacked");
    EXPECT_EQ(why_not(gzipped(gzipped(tar))), "not a zip or tar file: it is compressed twice");
    EXPECT_THAT(why_not(gzipped(archive_of({{"a", "x"}}, Form::zip))), HasSubstr("not a zip or tar file"));
}

TEST(Unpack, ReadsGzipFilesInSeveralParts) {
    auto const tar = tar_of(tar_entry("a", '0', "x"));
    EXPECT_EQ(why_not(gzipped(tar.substr(0, 700)) + gzipped(tar.substr(700)) + std::string(20, '\0')),
              "unpacked");
}

TEST(Unpack, RefusesOtherWaysToCompressInAZipFile) {
    auto zip = archive_of({{"a", std::string(5000, 'x')}}, Form::zip);
    constexpr char bzip2 = 12;
    for (auto const& [mark, offset] : {std::pair{"PK\x03\x04", 8}, {"PK\x01\x02", 10}}) {
        zip[zip.find(mark) + static_cast<std::size_t>(offset)] = bzip2;
    }
    EXPECT_EQ(why_not(zip), "'a' must be compressed by 'deflate', or not at all");
}

TEST(PlainName, IsWhatIsLeftWithoutDetours) {
    EXPECT_EQ(*plain_name("./src//bot.py"), "src/bot.py");
    EXPECT_EQ(*plain_name("src/"), "src");
    EXPECT_EQ(*plain_name("./"), "");
    EXPECT_EQ(*plain_name("spiel-ä.py"), "spiel-ä.py");
    EXPECT_FALSE(plain_name(""));
    EXPECT_FALSE(plain_name("a\nb"));
    EXPECT_FALSE(plain_name("a\xFF"));
    EXPECT_FALSE(plain_name(std::string(501, 'a')));
}

TEST(Archive, MayBeEmpty) {
    EXPECT_TRUE(unpack(pack({}).value(), {.files = 10, .bytes = 1000}).value().empty());
}

TEST(Pack, GivesWhatUnpackTakes) {
    std::vector<File> const files{{"a", "one"}, {"b/c.sh", "two", true}, {"empty", ""}, {"ä", "x"}};
    auto const packed = pack(files);
    ASSERT_TRUE(packed) << packed.error().message;
    auto const again = unpack(*packed);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, files);
    EXPECT_EQ(*pack(files), *packed);
}

TEST(ArchiveNames, EndAsArchivesDo) {
    EXPECT_TRUE(is_archive_name("bot.zip"));
    EXPECT_TRUE(is_archive_name("bot.tar.gz"));
    EXPECT_TRUE(is_archive_name("bot.tgz"));
    EXPECT_FALSE(is_archive_name("bot.py"));
    EXPECT_FALSE(is_archive_name("bot.gz"));
}

} // namespace
} // namespace archives
