#include "support/core_permit.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

using std::chrono::milliseconds;

class CountingPermit final : public CorePermit {
public:
    void rest() override { ++rests; }
    void resume() override { ++resumes; }

    [[nodiscard]] bool is_due() const override { return others_wait; }

    int rests = 0;
    int resumes = 0;
    bool others_wait = false;
};

TEST(ADoze, BeginsWithAProgramThatSleeps) {
    CountingPermit permit;
    {
        Doze doze(&permit);
        doze.begin(milliseconds(1000));
        EXPECT_FALSE(doze.look(milliseconds(1100), Doze::interval));
        EXPECT_FALSE(doze.rests()) << "it computes";
        EXPECT_FALSE(doze.look(milliseconds(1101), Doze::interval / 2));
        EXPECT_FALSE(doze.rests()) << "too early to tell";
        EXPECT_FALSE(doze.look(milliseconds(1102), Doze::interval));
        EXPECT_TRUE(doze.rests());
        EXPECT_EQ(permit.rests, 1);
        EXPECT_EQ(permit.resumes, 0);
    }
    EXPECT_EQ(permit.resumes, 1) << "before the thread does something else";
}

TEST(ADoze, EndsWithAProgramThatComputes) {
    CountingPermit permit;
    Doze doze(&permit);
    EXPECT_FALSE(doze.look(milliseconds(1), Doze::interval));
    EXPECT_FALSE(doze.look(milliseconds(20), Doze::interval));
    EXPECT_FALSE(doze.look(milliseconds(50), Doze::interval));
    EXPECT_TRUE(doze.look(milliseconds(60), Doze::interval)) << "little by little, too";
    doze.wake();
    EXPECT_EQ(permit.resumes, 1);
    EXPECT_FALSE(doze.rests());
}

TEST(ADoze, GivesWayToOthersThoughItsProgramComputes) {
    CountingPermit permit;
    Doze doze(&permit);
    EXPECT_FALSE(doze.gives_way()) << "nobody else waits";
    permit.others_wait = true;
    EXPECT_TRUE(doze.look(milliseconds(200), Doze::interval));
    EXPECT_FALSE(doze.gives_way()) << "it rests already";
    EXPECT_EQ(permit.rests, 1);
    doze.wake();
    EXPECT_EQ(permit.resumes, 1);
}

TEST(ADoze, NeedsAPermit) {
    Doze doze(nullptr);
    EXPECT_FALSE(doze.gives_way());
    EXPECT_FALSE(doze.look({}, Doze::interval));
    EXPECT_FALSE(doze.rests());
}

} // namespace
} // namespace support
