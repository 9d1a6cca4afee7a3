#include "relay/parcel.hpp"

#include <gtest/gtest.h>

namespace relay {
namespace {

Parcel parcel() {
    return {.name = "Firsty",
            .language = "cpp",
            .main = "bot.cpp",
            .files = {{.name = "built/bot", .content = std::string("\0\x7F\n\n", 4), .executable = true},
                      {.name = "source/bot.cpp", .content = "int main() {}\n"},
                      {.name = "source/empty", .content = ""}}};
}

TEST(Parcel, IsUnpackedAsItWasPacked) {
    auto const sent = parcel();
    auto const unpacked = unpack(pack(sent));
    ASSERT_TRUE(unpacked) << unpacked.error().message;
    EXPECT_EQ(unpacked->name, sent.name);
    EXPECT_EQ(unpacked->language, sent.language);
    EXPECT_EQ(unpacked->main, sent.main);
    ASSERT_EQ(unpacked->files.size(), sent.files.size());
    for (std::size_t i = 0; i < sent.files.size(); ++i) {
        EXPECT_EQ(unpacked->files[i].name, sent.files[i].name);
        EXPECT_EQ(unpacked->files[i].content, sent.files[i].content);
        EXPECT_EQ(unpacked->files[i].executable, sent.files[i].executable);
    }
}

TEST(Parcel, ThatWasCutOrLengthenedIsRefused) {
    auto const bytes = pack(parcel());
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        EXPECT_FALSE(unpack(std::string_view(bytes).substr(0, size))) << size;
    }
    EXPECT_FALSE(unpack(bytes + "x"));
}

TEST(Parcel, WithNamesThatLeadElsewhereIsRefused) {
    for (auto const* name : {"../bot", "/etc/passwd", "source/../../bot", "", "source/", ".", "source/./x"}) {
        auto bad = parcel();
        bad.files[1].name = name;
        EXPECT_FALSE(unpack(pack(bad))) << name;
        bad = parcel();
        bad.main = name;
        EXPECT_FALSE(unpack(pack(bad))) << name;
    }
}

TEST(Parcel, ThatIsSomethingElseIsRefused) {
    for (auto const* text :
         {"", "{}\n", "[]\n", "null\n", R"({"name":"a","language":"cpp","main":"m","files":{}})",
          R"({"name":"a","language":"cpp","main":"m","files":[1]})",
          R"({"name":"a","language":"cpp","main":"m","files":[{"name":"x","size":-1,"executable":true}]})",
          R"({"name":"a","language":"cpp","main":"m","files":[{"name":"x","size":0,"executable":1}]})"}) {
        EXPECT_FALSE(unpack(text)) << text;
    }
}

} // namespace
} // namespace relay
