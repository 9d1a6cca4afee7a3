// Every program of the folder, in every kind of sandbox: it ends as it says it must, and the machine is as
// before.
#include "confined/directory.hpp"
#include "confined/here.hpp"
#include "confined/inventory.hpp"
#include "confined/ordinary_user.hpp"
#include "hostile/description.hpp"
#include "hostile/program.hpp"
#include "sandbox/run.hpp"
#include "sandbox/small_files.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <unistd.h>
#include <vector>

namespace hostile {
namespace {

using sandbox::Job;
using sandbox::Launcher;
using sandbox::Policy;

enum class Setting : std::uint8_t {
    privileged, // with control groups, as far as the machine has them
    uncounted,  // with the same rights, but without control groups
    ordinary,   // as a user like any other
};

class Hostile : public ::testing::TestWithParam<std::tuple<std::string, Setting>> {
protected:
    void SetUp() override {
        m_source = fmt::format("{}/{}", HOSTILE_PROGRAMS, std::get<0>(GetParam()));
        auto description = Description::parse(sandbox::read_small_file(m_source).value_or(""));
        ASSERT_TRUE(description) << description.error().message;
        m_description = std::move(*description);
    }

    // Nothing, or what went wrong.
    [[nodiscard]] std::string attack(Policy const& policy) const {
        confined::watch_for_orphans();
        auto const before = confined::inventory();
        std::string const problem = run(policy);
        return problem + confined::difference(before, confined::inventory());
    }

    [[nodiscard]] std::string run(Policy const& policy) const {
        auto launcher = Launcher::create(policy);
        if (!launcher) {
            return launcher.error().message;
        }
        auto const finished = sandbox::run(*launcher, m_job);
        if (!finished) {
            return finished.error().message;
        }
        bool const counted = launcher->means().memory != 0;
        std::string problem =
            compare(counted ? m_description.expected : m_description.expected_uncounted, finished->report);
        if (!problem.empty()) {
            problem += fmt::format("\noutput: {}\nerrors: {}", finished->output.substr(0, 1000),
                                   finished->report.errors);
        }
        for (auto const& name : m_description.refused) {
            if (finished->scratch.open_file(name)) {
                problem += fmt::format("\n{} could be opened from outside", name);
            }
        }
        std::string const said = finished->output + finished->report.errors;
        if (!m_description.unseen.empty() && said.find(m_description.unseen) != std::string::npos) {
            problem += fmt::format("\n{} was seen", m_description.unseen);
        }
        return problem;
    }

    std::string m_source;
    Description m_description;
    confined::Directory m_directory;
    Job m_job;
};

TEST_P(Hostile, IsHeld) {
    auto const reason = std::get<1>(GetParam()) == Setting::ordinary
                            ? confined::as_ordinary_user(confined::no_namespaces_here)
                            : confined::no_namespaces_here();
    if (!reason.empty()) {
        GTEST_SKIP() << reason;
    }
    auto job = prepare(m_source, m_description, m_directory);
    ASSERT_TRUE(job) << job.error().message;
    m_job = std::move(*job);
    std::string problem;
    switch (std::get<1>(GetParam())) {
    case Setting::privileged:
        problem = attack({});
        break;
    case Setting::uncounted:
        problem = attack({.control_groups = false});
        break;
    case Setting::ordinary:
        problem = confined::as_ordinary_user([&] { return attack({}); });
        break;
    }
    EXPECT_EQ(problem, "") << "a program that " << m_description.what;
}

INSTANTIATE_TEST_SUITE_P(Programs, Hostile,
                         ::testing::Combine(::testing::ValuesIn(programs_in(HOSTILE_PROGRAMS)),
                                            ::testing::Values(Setting::privileged, Setting::uncounted,
                                                              Setting::ordinary)),
                         [](auto const& row) {
                             std::string name = std::get<0>(row.param);
                             std::ranges::replace(name, '.', '_');
                             auto const setting = std::get<1>(row.param);
                             return name + (setting == Setting::privileged  ? "_privileged"
                                            : setting == Setting::uncounted ? "_uncounted"
                                                                            : "_ordinary");
                         });

TEST(HostilePrograms, AreMany) {
    EXPECT_GE(programs_in(HOSTILE_PROGRAMS).size(), 30U);
}

} // namespace
} // namespace hostile
