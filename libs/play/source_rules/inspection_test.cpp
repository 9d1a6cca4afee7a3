#include "source_rules/coverage.hpp"
#include "source_rules/inspection.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace source_rules {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// A language whose parser is grep: what follows "use " is used.
constexpr std::string_view toy = R"(
title = "Toy"
extensions = [".toy", ".tie"]
[outline]
command = ["/bin/sh", "{sdk}/outline.sh", "{output}/outline.json"]
outputs = ["outline.json"]
extensions = [".toy"]
rules = ["class_name"]
sees = ["system", "sdk"]
cpu_seconds = 1
wall_seconds = 5
memory_mb = 64
[outline.uses]
printing = ["print"]
[run]
command = ["./{source}"]
)";

constexpr std::string_view parser = R"(
grep -q '^broken' *.toy && exit 1
grep -q '^strange' *.toy && { echo '{' > "$1"; exit; }
printf '{"facts": [' > "$1"
sed -n 's/^use \(.*\)/{"kind": "use", "file": "a.toy", "line": 1, "name": "\1"}/p' *.toy >> "$1"
printf ']}' >> "$1"
)";

class Inspecting : public testing::Test {
protected:
    Inspecting() : m_launcher(sandbox::Launcher::create({.confined = true}).value()) {
        m_home.write("languages/toy.toml", toy);
        m_home.write("languages/plain.toml",
                     "title = 'Plain'\nextensions = ['.plain']\n[run]\ncommand = ['./{source}']\n");
        m_home.write("sdk/toy/outline.sh", parser);
    }

    [[nodiscard]] languages::Languages known() const {
        return languages::Languages::load(m_home.path() / "languages").value();
    }
    [[nodiscard]] Inspection inspect(Rules const& rules, std::string source, std::string name = "a.toy") {
        auto const submission =
            languages::check_submission(known(), {.name = std::move(name), .content = std::move(source)})
                .value();
        languages::Builder const builder(m_launcher, {.home = {m_home.path()}, .confined = true},
                                         languages::BuildCache::open(m_cache.path()).value());
        return source_rules::inspect(rules, submission, builder).value();
    }

    temporary::Directory m_home;
    temporary::Directory m_cache;
    sandbox::Launcher m_launcher;
    Rules m_quiet{.no_printing = true};
};

TEST_F(Inspecting, FindsWhatTheParserOfTheLanguageFinds) {
    EXPECT_THAT(inspect(m_quiet, "use paper\n").breaches, IsEmpty());
    auto const broken = inspect(m_quiet, "use print\n").breaches;
    ASSERT_EQ(broken.size(), 1U);
    EXPECT_EQ(broken[0].rule, "printing");
}

TEST_F(Inspecting, SaysThatASourceCannotBeRead) {
    auto const broken = inspect(m_quiet, "broken\n");
    EXPECT_THAT(broken.breaches, IsEmpty()) << "the build says it better";
    EXPECT_EQ(broken.unreadable.value().rule, "unreadable");
    EXPECT_EQ(inspect(m_quiet, "strange\n").unreadable.value().rule, "unreadable");
}

TEST_F(Inspecting, RefusesWhatItDoesNotRead) {
    auto const broken = inspect(m_quiet, "x", "a.tie").breaches;
    ASSERT_EQ(broken.size(), 1U);
    EXPECT_EQ(broken[0].rule, "unread");
}

TEST_F(Inspecting, RefusesALanguageInWhichARuleCannotBeChecked) {
    auto const broken = inspect(m_quiet, "x", "a.plain").breaches;
    ASSERT_EQ(broken.size(), 1U);
    EXPECT_EQ(broken[0].what, "no_printing");
    EXPECT_THAT(inspect({.one_file = true}, "x", "a.plain").breaches, IsEmpty());
}

TEST_F(Inspecting, TellsWritersOfTermsWhatCannotBeChecked) {
    EXPECT_TRUE(check_coverage(m_quiet, {"toy"}, known()));
    EXPECT_TRUE(check_coverage({.one_file = true}, {}, known()));
    for (auto const& names : {std::vector<std::string>{}, {"plain"}, {"plain", "toy"}}) {
        auto const checked = check_coverage(m_quiet, names, known());
        EXPECT_EQ(checked.error().message,
                  "the source rules no_printing cannot be checked in Plain; leave them "
                  "out, or let \"languages\" be some of: toy");
    }
    EXPECT_THAT(check_coverage({.no_files = true}, {"toy"}, known()).error().message, HasSubstr("no_files"));
}

} // namespace
} // namespace source_rules
