#include "languages/description.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;
using testing::SizeIs;

constexpr std::string_view whole = R"(
title = "Toy"
extensions = [".toy"]
nickname = ["%%"]

[toolchain]
files = ["/usr/bin/toy"]
packages = ["toy", "toy-lib"]

[check]
most_kilobytes = 5
file_name = "[A-Z].*"
file_name_rule = "it begins with a capital"

[build]
command = ["/usr/bin/toyc", "-I{sdk}", "{source}", "{output}/bot"]
outputs = ["bot"]
sees = ["system", "sdk"]
cpu_seconds = 10
wall_seconds = 20
memory_mb = 512
tasks = 8
executes_output = true

[run]
command = ["/usr/bin/toy", "{output}/bot"]
sees = ["libraries", "/usr/bin/toy"]
proc = true
environment = { TOY = "1" }
least_memory_mb = 64
scratch_mb = 4
open_files = 100
)";

constexpr std::string_view smallest = "title = 'Toy'\n[run]\ncommand = ['./{source}']\n";

std::string error_of(std::string text) {
    auto const language = parse_description(text, "languages/toy.toml");
    return language ? "" : language.error().message;
}

// The whole description with one part of it replaced.
std::string error_with(std::string_view part, std::string_view instead) {
    std::string text(whole);
    text.replace(text.find(part), part.size(), instead);
    return error_of(text);
}

TEST(Description, IsReadCompletely) {
    auto const language = parse_description(whole, "languages/toy.toml");
    ASSERT_TRUE(language) << language.error().message;
    EXPECT_EQ(language->name, "toy");
    EXPECT_EQ(language->title, "Toy");
    EXPECT_THAT(language->extensions, ElementsAre(".toy"));
    EXPECT_THAT(language->nickname_marks, ElementsAre("%%"));
    EXPECT_THAT(language->toolchain.files, ElementsAre("/usr/bin/toy"));
    EXPECT_THAT(language->toolchain.packages, ElementsAre("toy", "toy-lib"));
    EXPECT_EQ(language->checks.most_bytes, 5120U);
    EXPECT_TRUE(language->checks.is_text);
    EXPECT_EQ(language->checks.file_name, "[A-Z].*");
    EXPECT_EQ(language->text, whole);

    ASSERT_TRUE(language->build);
    EXPECT_THAT(language->build->outputs, ElementsAre("bot"));
    auto const& build = language->build->recipe;
    EXPECT_THAT(build.command, SizeIs(4));
    EXPECT_EQ(build.limits.memory, 512 * sandbox::mebibyte);
    EXPECT_EQ(build.limits.cpu_time, std::chrono::seconds(10));
    EXPECT_EQ(build.limits.wall_time, std::chrono::seconds(20));
    EXPECT_EQ(build.limits.tasks, 8U);
    EXPECT_TRUE(build.limits.processes);
    EXPECT_TRUE(build.limits.scratch_executable);

    auto const& run = language->run.recipe;
    EXPECT_TRUE(run.proc);
    EXPECT_THAT(run.environment, ElementsAre(Pair("TOY", "1")));
    EXPECT_EQ(run.limits.scratch, 4 * sandbox::mebibyte);
    EXPECT_EQ(run.limits.open_files, 100U);
    EXPECT_FALSE(run.limits.processes);
    EXPECT_EQ(language->run.least_memory, 64 * sandbox::mebibyte);
}

TEST(Description, NeedsNoMoreThanATitleAndACommand) {
    auto const language = parse_description(smallest, "toy.toml");
    ASSERT_TRUE(language) << language.error().message;
    EXPECT_FALSE(language->build);
    EXPECT_EQ(language->checks.most_bytes, 204'800U);
}

TEST(Description, NamesFileLineAndKeyOfWhatIsWrong) {
    EXPECT_EQ(error_of("[run]\ncommand = ['x']\n"), "languages/toy.toml: title is missing");
    EXPECT_EQ(error_of("title = 'Toy'\n"), "languages/toy.toml: run.command is missing");
    EXPECT_EQ(error_with("\".toy\"", "\"toy\""),
              "languages/toy.toml:3: extensions must look like \".cpp\" (got 'toy')");
    EXPECT_THAT(error_with("/usr/bin/toy\"]\npack", "toy\"]\npack"),
                HasSubstr("toolchain.files must be absolute paths"));
    EXPECT_THAT(error_with("packages = [\"toy\", \"toy-lib\"]", ""), HasSubstr("toolchain.packages"));
    EXPECT_THAT(error_with("[A-Z].*", "[A-Z"), HasSubstr("check.file_name must be a regular expression"));
    EXPECT_THAT(error_with("file_name_rule = \"it begins with a capital\"", ""), HasSubstr("file_name_rule"));
    EXPECT_THAT(error_with("{output}/bot\"]\nout", "{ouput}/bot\"]\nout"),
                HasSubstr("build.command has the unknown placeholder {ouput}"));
    EXPECT_THAT(error_with("\"system\", \"sdk\"", "\"system\""),
                HasSubstr("build.sees must contain \"sdk\""));
    EXPECT_THAT(error_with("\"libraries\"", "\"librarys\""), HasSubstr("run.sees must be"));
    EXPECT_THAT(error_with("outputs = [\"bot\"]", "outputs = [\"../bot\"]"), HasSubstr("build.outputs"));
    EXPECT_THAT(error_with("outputs = [\"bot\"]", "outputs = [\"/bot\"]"), HasSubstr("build.outputs"));
    EXPECT_THAT(error_with("\"-I{sdk}\"", "\"{memory_mb}\""), HasSubstr("known only when a bot runs"));
    EXPECT_THAT(error_with("memory_mb = 512", "memory_mb = 'lots'"),
                HasSubstr("build.memory_mb must be a whole number"));
    EXPECT_THAT(error_with("cpu_seconds", "cpu_second"), HasSubstr("build.cpu_seconds is missing"));
    EXPECT_THAT(error_with("proc = true", "prok = true"), HasSubstr("run.prok is not a known key"));
}

TEST(Description, HasNoOutputWithoutABuild) {
    EXPECT_EQ(error_of("title = 'Toy'\n[run]\ncommand = ['{output}/bot']\n"),
              "languages/toy.toml:3: run.command has {output}, but there is no build");
}

TEST(Description, SaysHowSourcesAreReadForRules) {
    constexpr std::string_view outline = R"(
[outline]
command = ["/usr/bin/toys", "{source}"]
outputs = ["outline.json"]
rules = ["imports"]
cpu_seconds = 1
wall_seconds = 2
memory_mb = 64
[outline.uses]
printing = ["say"]
)";
    auto const language = parse_description(std::string(whole) + std::string(outline), "toy.toml").value();
    EXPECT_THAT(language.outline->rules, ElementsAre("imports"));
    EXPECT_THAT(language.outline->extensions, ElementsAre(".toy")) << "those of the language";
    EXPECT_THAT(language.outline->uses, ElementsAre(Pair("printing", ElementsAre("say"))));
    EXPECT_THAT(error_of(std::string(smallest) +
                         "[outline]\ncommand = ['x']\noutputs = ['a', 'b']\ncpu_seconds = "
                         "1\nwall_seconds = 2\nmemory_mb = 64\n"),
                HasSubstr("must be one file"));
    EXPECT_THAT(error_of(std::string(smallest) +
                         "[outline]\ncommand = ['x']\noutputs = ['a']\nrules = ['style']\n"
                         "cpu_seconds = 1\nwall_seconds = 2\nmemory_mb = 64\n"),
                HasSubstr("rules must be of class_name"));
}

} // namespace
} // namespace languages
