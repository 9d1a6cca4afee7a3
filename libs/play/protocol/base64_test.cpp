#include "protocol/base64.hpp"
#include "support/random.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace protocol {
namespace {

std::string encoded(std::string_view bytes) {
    std::string text;
    append_base64(text, bytes);
    return text;
}

std::string decoded(std::string_view text) {
    std::string bytes = "what was there before";
    decode_base64(text, bytes);
    return bytes;
}

// The vectors of RFC 4648, section 10.
TEST(Base64, IsThatOfTheStandard) {
    std::vector<std::pair<std::string, std::string>> const vectors{{"", ""},
                                                                   {"f", "Zg=="},
                                                                   {"fo", "Zm8="},
                                                                   {"foo", "Zm9v"},
                                                                   {"foob", "Zm9vYg=="},
                                                                   {"fooba", "Zm9vYmE="},
                                                                   {"foobar", "Zm9vYmFy"},
                                                                   {"\xFB\xFF\xFE", "+//+"}};
    for (auto const& [bytes, text] : vectors) {
        EXPECT_EQ(encoded(bytes), text);
        EXPECT_EQ(base64_size(bytes.size()), text.size());
        EXPECT_FALSE(base64_fault(text)) << text;
        EXPECT_EQ(decoded(text), bytes);
    }
}

TEST(Base64, TakesEveryByteThereAndBack) {
    support::Random random(1);
    for (std::size_t size = 0; size < 300; ++size) {
        std::string bytes(size, '\0');
        for (char& byte : bytes) {
            byte = static_cast<char>(random.below(256));
        }
        std::string const text = encoded(bytes);
        EXPECT_FALSE(base64_fault(text)) << text;
        EXPECT_EQ(decoded(text), bytes);
    }
}

TEST(Base64, IsAppendedToWhatIsThere) {
    std::string text = "before:";
    append_base64(text, "f");
    EXPECT_EQ(text, "before:Zg==");
}

// How many of all texts of four characters are canonical is known: 64⁴ for three bytes, 256² for two, 256
// for one. Counted over the last two characters here, for a fixed start.
TEST(Base64, AcceptsExactlyOneTextForEachValue) {
    int accepted = 0;
    for (int third = 0; third < 256; ++third) {
        for (int fourth = 0; fourth < 256; ++fourth) {
            std::string const text{'Q', 'Q', static_cast<char>(third), static_cast<char>(fourth)};
            if (!base64_fault(text)) {
                EXPECT_EQ(encoded(decoded(text)), text);
                ++accepted;
            }
        }
    }
    EXPECT_EQ(accepted, 64 * 64 + 16 + 1);
}

TEST(Base64, SaysWhatIsWrongAndWhere) {
    struct Case {
        std::string_view text;
        std::size_t at;
        std::string_view what;
    };
    std::string_view const no_character = "no base64 character";
    std::string_view const no_multiple = "the base64 does not end at a multiple of 4";
    std::string_view const spare_bits = "the last base64 character has bits to spare";
    for (auto const& [text, at, what] : std::vector<Case>{
             {"Zm9v Zm9", 4, no_character},
             {"Zm9-", 3, no_character},
             {"Zm_v", 2, no_character},
             {"Zm9v\n", 4, no_character},
             {"Zg==Zg==", 2, no_character},
             {"Z===", 1, no_character},
             {"====", 0, no_character},
             {"=", 1, no_multiple},
             {"Zm9vY", 5, no_multiple},
             {"Zm9vYg", 6, no_multiple},
             {"Zm9vYg=", 7, no_multiple},
             {"Zh==", 1, spare_bits},
             {"Zm9vYmF=", 6, spare_bits},
         }) {
        auto const fault = base64_fault(text);
        ASSERT_TRUE(fault) << text;
        EXPECT_EQ(fault->at, at) << text;
        EXPECT_EQ(fault->what, what) << text;
    }
}

} // namespace
} // namespace protocol
