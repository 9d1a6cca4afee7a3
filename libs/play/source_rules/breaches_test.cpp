#include "source_rules/breaches.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace source_rules {
namespace {

using languages::Submission;
using pairing::RuleBreach;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class Breaches : public testing::Test {
protected:
    Breaches() {
        languages::Language language{};
        language.outline = languages::OutlineRecipe{
            .uses = {{"printing", {"System.out"}}, {"files", {"io.File"}}, {"hiding", {"eval"}}}};
        submission.language = std::make_shared<languages::Language const>(std::move(language));
        submission.main = "Otter.java";
        submission.files = {{.name = "Otter.java", .content = "12345"}};
    }

    static Fact use(std::string name, int line = 1) {
        return {.kind = FactKind::use, .file = "Otter.java", .line = line, .name = std::move(name)};
    }
    static Fact type(std::string name, std::optional<std::string> doc = {}) {
        return {.kind = FactKind::type,
                .file = "Otter.java",
                .line = 3,
                .name = std::move(name),
                .is_public = true,
                .is_top = true,
                .doc = std::move(doc)};
    }
    static Fact method(std::string name, bool is_public, std::optional<std::string> doc = {}) {
        return {.kind = FactKind::method,
                .file = "Otter.java",
                .line = 5,
                .name = std::move(name),
                .is_public = is_public,
                .doc = std::move(doc)};
    }

    [[nodiscard]] std::vector<std::string> broken(Outline const& outline) const {
        std::vector<std::string> words;
        for (auto const& breach : breaches_by_outline(rules, submission, outline)) {
            words.push_back(breach.rule + " " + breach.what);
        }
        return words;
    }
    [[nodiscard]] std::vector<std::string> broken_by_files() const {
        std::vector<std::string> words;
        for (auto const& breach : breaches_by_files(rules, submission)) {
            words.push_back(words_of(breach));
        }
        return words;
    }

    Rules rules;
    Submission submission;
};

TEST_F(Breaches, AreNoneWithoutRules) {
    EXPECT_THAT(broken({use("System.out"), use("eval"), type("X")}), IsEmpty());
    EXPECT_THAT(broken_by_files(), IsEmpty());
}

TEST_F(Breaches, AreOfTheNameOfTheMainFile) {
    rules.file_name = "h??????";
    EXPECT_THAT(broken_by_files(),
                ElementsAre("Otter.java: the name of the main file must be h?????? (got Otter); rename it"));
    submission.main = "h241696.java";
    EXPECT_THAT(broken_by_files(), IsEmpty());
}

TEST_F(Breaches, AreOfSizeAndNumberOfFiles) {
    rules.most_bytes = 5;
    rules.one_file = true;
    EXPECT_THAT(broken_by_files(), IsEmpty());
    submission.files.push_back({.name = "Other.java", .content = "6"});
    EXPECT_THAT(broken_by_files(), ElementsAre("Other.java: everything must be in one file (got 2)",
                                               "too large: 6 bytes, at most 5 are allowed"));
}

TEST_F(Breaches, AreOfWhatIsUsed) {
    rules.no_printing = true;
    EXPECT_THAT(broken({use("System.out.println"), use("System.outer", 2), use("io.File", 3)}),
                ElementsAre("printing System.out.println"))
        << "files are allowed";
    rules.no_files = true;
    EXPECT_THAT(broken({use("io.File", 3)}), ElementsAre("files io.File"));
}

TEST_F(Breaches, AreToldOnceALine) {
    rules.no_printing = true;
    EXPECT_THAT(broken({use("System.out", 4), use("System.out.println", 4), use("System.out", 5)}),
                SizeIs(2));
}

TEST_F(Breaches, AreOfWhatHidesUses) {
    rules.no_printing = true;
    EXPECT_THAT(broken({use("eval")}), ElementsAre("hiding eval"));
    rules = {.forbidden_imports = {"net"}};
    EXPECT_THAT(broken({use("eval")}), ElementsAre("hiding eval"));
    rules = {.no_package = true};
    EXPECT_THAT(broken({use("eval")}), IsEmpty()) << "no use is forbidden";
}

TEST_F(Breaches, AreOfImportsAndOfWhatIsUsedWithoutOne) {
    rules.forbidden_imports = {"java.net"};
    Fact const import{.kind = FactKind::import, .file = "Otter.java", .line = 1, .name = "java.net"};
    EXPECT_THAT(broken({import, use("java.net.Socket", 2), use("java.netx.Socket", 3)}),
                ElementsAre("import java.net", "import java.net.Socket"));
}

TEST_F(Breaches, AreOfPackageAndClass) {
    rules.no_package = true;
    rules.class_name = "H*";
    Fact const package{.kind = FactKind::package, .file = "Otter.java", .line = 1, .name = "a.b"};
    EXPECT_THAT(broken({package, type("Otter")}), ElementsAre("class_name ", "package a.b"));
    EXPECT_THAT(broken({type("H241696")}), IsEmpty());
    auto inner = type("H241696");
    inner.is_top = false;
    EXPECT_THAT(broken({inner}), ElementsAre("class_name "));
}

TEST_F(Breaches, AreOfMissingDocumentation) {
    Outline const outline{type("A"), method("shown", true), method("hidden", false),
                          method("told", true, "Tells.")};
    rules.documentation = Documentation::classes;
    EXPECT_THAT(broken(outline), ElementsAre("class_documentation A"));
    rules.documentation = Documentation::exported;
    EXPECT_THAT(broken(outline), ElementsAre("class_documentation A", "method_documentation shown"));
    rules.documentation = Documentation::all;
    EXPECT_THAT(broken(outline), ElementsAre("class_documentation A", "method_documentation shown",
                                             "method_documentation hidden"));
    EXPECT_THAT(broken({type("A", "")}), ElementsAre("class_documentation A")) << "an empty comment";
}

TEST_F(Breaches, AreOfTheLanguageOfTheDocumentation) {
    rules.documentation = Documentation::classes;
    rules.documentation_language = "hu";
    EXPECT_THAT(broken({type("A", "Plays the best of the moves that are given.")}),
                ElementsAre("documentation_language en"));
    EXPECT_THAT(broken({type("A", "Azt a lépést választja, amely a legjobb, ha van egy.")}), IsEmpty());
    EXPECT_THAT(broken({type("A", "qwertz")}), ElementsAre("documentation_language "));
}

TEST_F(Breaches, AreRejectedWithEveryPlace) {
    auto const rejection =
        rejection_of({{.rule = "printing", .file = "A.java", .line = 7, .what = "System.out"},
                      {.rule = "package", .file = "A.java", .line = 1, .what = "a"}});
    EXPECT_EQ(rejection.why, "A.java:7: must not print (System.out); use the bot's log (and 1 more)");
    EXPECT_EQ(rejection.messages, "A.java:7: must not print (System.out); use the bot's log\n"
                                  "A.java:1: must not be in a package (got a); remove the line\n");
    EXPECT_THAT(rejection.breaches, SizeIs(2));
    EXPECT_THAT(rejection_of(std::vector<RuleBreach>(1000, {.rule = "size"})).breaches, SizeIs(100));
}

TEST(Patterns, HaveStarsAndQuestionMarks) {
    EXPECT_TRUE(matches("h??????", "h241696"));
    EXPECT_FALSE(matches("h??????", "h24169"));
    EXPECT_TRUE(matches("*bot*", "my_bot_2"));
    EXPECT_FALSE(matches("*bot", "my_bot_2"));
    EXPECT_TRUE(matches("a*b*c", "abbbc"));
    EXPECT_TRUE(matches("*", ""));
    EXPECT_FALSE(matches("", "x"));
    EXPECT_FALSE(matches("*a*a*a*a*a*a*b", std::string(10'000, 'a'))) << "and in no time";
}

} // namespace
} // namespace source_rules
