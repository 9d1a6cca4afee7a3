#include "support/lookalikes.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(AsRead, IsTheSameForWhatLooksTheSame) {
    EXPECT_EQ(as_read("Greedy 2"), "greedy 2");
    EXPECT_EQ(as_read("grееdу"), "greedy");             // Cyrillic е and у
    EXPECT_EQ(as_read("ΡΑΝDΟΜ"), "pandom");             // Greek, but for the D
    EXPECT_EQ(as_read("ｓｍａｒｔ（１）"), "smart(1)"); // full width
    EXPECT_EQ(as_read("𝐬𝓂𝖺𝚛𝕥"), "smart");               // mathematical
}

TEST(AsRead, LeavesOtherLettersAlone) {
    EXPECT_EQ(as_read("Čeněk 狐"), "Čeněk 狐");
    EXPECT_EQ(as_read("лиса"), "лиca"); // c and a read as Latin ones: it is compared, and never shown
    EXPECT_EQ(as_read("\xFF"), "?");
}

} // namespace
} // namespace support
