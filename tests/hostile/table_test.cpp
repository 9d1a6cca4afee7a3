// Every program at a table: it is blamed as it says it must be, nobody else is, and the machine is as before.
#include "confined/directory.hpp"
#include "confined/here.hpp"
#include "confined/inventory.hpp"
#include "hostile/description.hpp"
#include "hostile/game.hpp"
#include "hostile/program.hpp"
#include "sandbox/small_files.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace hostile {
namespace {

struct HostileBot {
    std::string source;
    Description description;
    confined::Directory directory;
    sandbox::Job job;
};

void invite(HostileBot& bot, std::string source) {
    bot.source = std::move(source);
    auto description = Description::parse(sandbox::read_small_file(bot.source).value_or(""));
    ASSERT_TRUE(description) << bot.source << ": " << description.error().message;
    bot.description = std::move(*description);
    auto job = prepare(bot.source, bot.description, bot.directory);
    ASSERT_TRUE(job) << job.error().message;
    bot.job = std::move(*job);
}

struct Evening {
    std::string source;
    bool counted = true; // by control groups
};

void PrintTo(Evening const& evening, std::ostream* stream) {
    *stream << evening.source;
}

// Those that speak, and those that do not; builds do not come to a table.
std::vector<Evening> everybody() {
    std::vector<Evening> list;
    for (std::string const folder : {HOSTILE_SPEAKERS, HOSTILE_PROGRAMS}) {
        for (auto const& name : programs_in(folder)) {
            if (!name.starts_with("compiler_")) {
                list.push_back({.source = folder + "/" + name});
            }
            if (name.starts_with("held_")) {
                list.push_back({.source = folder + "/" + name, .counted = false});
            }
        }
    }
    return list;
}

std::size_t size_of(record::Log const& log) {
    std::size_t size = 0;
    for (auto const& line : log.lines()) {
        size += line.text.size();
    }
    return size;
}

class AtTheTable : public ::testing::TestWithParam<Evening> {
protected:
    void SetUp() override {
        if (auto const reason = confined::no_namespaces_here(); !reason.empty()) {
            GTEST_SKIP() << reason;
        }
        invite(m_hostile, GetParam().source);
        invite(m_opponent, fmt::format("{}/{}", HOSTILE_SPEAKERS, m_hostile.description.opponent));
    }

    support::Result<Played> attend() {
        auto launcher = TULKAS_TRY(sandbox::Launcher::create({.control_groups = GetParam().counted}));
        return play({.hostile = m_hostile.job,
                     .opponent = m_opponent.job,
                     .is_engine = m_hostile.description.is_engine},
                    launcher);
    }

    HostileBot m_hostile;
    HostileBot m_opponent;
};

TEST_P(AtTheTable, IsBlamed) {
    confined::watch_for_orphans();
    auto const before = confined::inventory();
    auto const played = attend();
    ASSERT_TRUE(played) << played.error().message;
    auto const& report = played->report;
    EXPECT_EQ(compare(expected_blame(m_hostile.description, played->memory_is_counted),
                      m_hostile.description.is_engine, report),
              "")
        << "a program that " << m_hostile.description.what;
    for (auto const& log : report.logs) {
        EXPECT_LE(size_of(log), runtime::GameLimits{}.log_bytes + 64); // and our line about what is omitted
    }
    EXPECT_EQ(confined::difference(before, confined::inventory()), "");
}

INSTANTIATE_TEST_SUITE_P(Programs, AtTheTable, ::testing::ValuesIn(everybody()), [](auto const& row) {
    std::string name = row.param.source.substr(row.param.source.rfind('/') + 1);
    std::ranges::replace(name, '.', '_');
    return name + (row.param.counted ? "" : "_uncounted");
});

} // namespace
} // namespace hostile
