#include "source_rules/breaches.hpp"

#include "source_rules/prose.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <set>

namespace source_rules {

using languages::SourceFile;
using languages::Submission;
using pairing::RuleBreach;

bool matches(std::string_view pattern, std::string_view text) {
    // Where the last star was, and what it stands for so far: a later one makes an earlier one irrelevant.
    auto star = std::string_view::npos;
    std::size_t after_star = 0;
    std::size_t in_pattern = 0;
    std::size_t in_text = 0;
    while (in_text < text.size()) {
        bool const has_star = in_pattern < pattern.size() && pattern[in_pattern] == '*';
        if (has_star) {
            star = in_pattern++;
            after_star = in_text;
        } else if (in_pattern < pattern.size() &&
                   (pattern[in_pattern] == '?' || pattern[in_pattern] == text[in_text])) {
            ++in_pattern;
            ++in_text;
        } else if (star != std::string_view::npos) {
            in_pattern = star + 1;
            in_text = ++after_star;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', in_pattern) == std::string_view::npos;
}

bool is_within(std::string_view name, std::string_view whole) {
    return name == whole || (name.starts_with(whole) && name[whole.size()] == '.') ||
           (name.starts_with(whole) && name[whole.size()] == '/');
}

std::vector<RuleBreach> breaches_by_files(Rules const& rules, Submission const& submission) {
    std::vector<RuleBreach> breaches;
    auto const& files = submission.files;
    auto const name = std::filesystem::path(submission.main).stem().string();
    if (!rules.file_name.empty() && !matches(rules.file_name, name)) {
        breaches.push_back(
            {.rule = "file_name", .file = submission.main, .what = name, .wanted = rules.file_name});
    }
    if (rules.one_file && files.size() > 1) {
        auto const second =
            std::ranges::find_if(files, [&](SourceFile const& file) { return file.name != submission.main; });
        breaches.push_back(
            {.rule = "one_file", .file = second->name, .what = fmt::format("{}", files.size())});
    }
    auto const size =
        std::accumulate(files.begin(), files.end(), std::size_t{0},
                        [](std::size_t sum, SourceFile const& file) { return sum + file.content.size(); });
    if (rules.most_bytes > 0 && size > static_cast<std::size_t>(rules.most_bytes)) {
        breaches.push_back(
            {.rule = "size", .what = fmt::format("{}", size), .wanted = fmt::format("{}", rules.most_bytes)});
    }
    return breaches;
}

namespace {

class Finder {
public:
    Finder(Rules const& rules, Submission const& submission, Outline const& outline)
        : m_rules(rules), m_submission(submission), m_outline(outline) {}

    [[nodiscard]] std::vector<RuleBreach> find() {
        look_for_class();
        for (auto const& fact : m_outline) {
            if (fact.kind == FactKind::package && m_rules.no_package) {
                add("package", fact);
            } else if (fact.kind == FactKind::use || fact.kind == FactKind::import) {
                look_at_use(fact);
            } else {
                look_at_documentation(fact);
            }
        }
        look_at_prose();
        return std::move(m_breaches);
    }

private:
    void look_for_class() {
        bool const is_there = std::ranges::any_of(m_outline, [&](Fact const& fact) {
            return fact.kind == FactKind::type && fact.is_top && fact.file == m_submission.main &&
                   matches(m_rules.class_name, fact.name);
        });
        if (!m_rules.class_name.empty() && !is_there) {
            m_breaches.push_back(
                {.rule = "class_name", .file = m_submission.main, .wanted = m_rules.class_name});
        }
    }

    void look_at_use(Fact const& fact) {
        if (auto const* const forbidden = import_of(fact.name)) {
            return add("import", fact, *forbidden);
        }
        bool const hides_any = m_rules.no_printing || m_rules.no_files || m_rules.no_threads ||
                               !m_rules.forbidden_imports.empty();
        for (auto const& [rule, is_asked] :
             {std::pair("printing", m_rules.no_printing), std::pair("files", m_rules.no_files),
              std::pair("threads", m_rules.no_threads), std::pair("hiding", hides_any)}) {
            if (is_asked && is_of(rule, fact.name)) {
                return add(rule, fact);
            }
        }
    }

    [[nodiscard]] std::string const* import_of(std::string const& name) const {
        auto const found = std::ranges::find_if(
            m_rules.forbidden_imports, [&](std::string const& each) { return is_within(name, each); });
        return found == m_rules.forbidden_imports.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool is_of(std::string const& rule, std::string const& name) const {
        auto const& uses = m_submission.language->outline->uses;
        auto const names = uses.find(rule);
        return names != uses.end() && std::ranges::any_of(names->second, [&](std::string const& each) {
                   return is_within(name, each);
               });
    }

    void look_at_documentation(Fact const& fact) {
        auto const asked = m_rules.documentation;
        bool const is_type = fact.kind == FactKind::type;
        bool const is_asked =
            is_type ? asked >= Documentation::classes
                    : asked == Documentation::all || (asked == Documentation::exported && fact.is_public);
        if (fact.kind == FactKind::package || asked == Documentation::none) {
            return;
        }
        if (fact.doc && !fact.doc->empty()) {
            m_prose += *fact.doc + '\n';
            m_documented = m_documented ? m_documented : &fact;
        } else if (is_asked) {
            add(is_type ? "class_documentation" : "method_documentation", fact);
        }
    }

    void look_at_prose() {
        auto const& wanted = m_rules.documentation_language;
        if (wanted.empty() || m_documented == nullptr) {
            return; // there is none, which was said
        }
        auto const found = language_of(m_prose);
        if (found != wanted) {
            m_breaches.push_back({.rule = "documentation_language",
                                  .file = m_documented->file,
                                  .line = m_documented->line,
                                  .what = std::string(found.value_or("")),
                                  .wanted = wanted});
        }
    }

    // Each once a line: java.io.File is used and made by `new File(name)`.
    void add(std::string const& rule, Fact const& fact, std::string const& wanted = {}) {
        RuleBreach breach{
            .rule = rule, .file = fact.file, .line = fact.line, .what = fact.name, .wanted = wanted};
        bool const is_new = m_seen.insert({rule, fact.file, fact.line}).second;
        bool const is_documentation = rule.ends_with("_documentation");
        if (is_new || is_documentation) {
            m_breaches.push_back(std::move(breach));
        }
    }

    Rules const& m_rules;
    Submission const& m_submission;
    Outline const& m_outline;
    std::vector<RuleBreach> m_breaches;
    std::set<std::tuple<std::string, std::string, int>> m_seen;
    std::string m_prose;
    Fact const* m_documented = nullptr; // the first that is
};

std::string language_title(std::string_view name) {
    return name == "en"   ? "English"
           : name == "de" ? "German"
           : name == "hu" ? "Hungarian"
                          : std::string(name);
}

// What is wrong, and what to do.
std::string without_place(RuleBreach const& breach) {
    auto const& [rule, file, line, what, wanted] = breach;
    if (rule == "file_name") {
        return fmt::format("the name of the main file must be {} (got {}); rename it", wanted, what);
    }
    if (rule == "one_file") {
        return fmt::format("everything must be in one file (got {})", what);
    }
    if (rule == "size") {
        return fmt::format("too large: {} bytes, at most {} are allowed", what, wanted);
    }
    if (rule == "class_name") {
        return fmt::format("the main file must have a class {}", wanted);
    }
    if (rule == "package") {
        return fmt::format("must not be in a package (got {}); remove the line", what);
    }
    if (rule == "printing") {
        return fmt::format("must not print ({}); use the bot's log", what);
    }
    if (rule == "files") {
        return fmt::format("must not use files ({})", what);
    }
    if (rule == "threads") {
        return fmt::format("must not start threads or processes ({})", what);
    }
    if (rule == "hiding") {
        return fmt::format("must not use {}, which hides what a program uses; name it directly", what);
    }
    if (rule == "import") {
        return fmt::format("must not use {}: {} is not allowed", what, wanted);
    }
    if (rule == "class_documentation") {
        return fmt::format("the class {} has no documentation; write a comment above it", what);
    }
    if (rule == "method_documentation") {
        return fmt::format("the method {} has no documentation; write a comment above it", what);
    }
    if (rule == "documentation_language") {
        return what.empty() ? fmt::format("the documentation must be in {}; it is too short to tell, or in "
                                          "another language",
                                          language_title(wanted))
                            : fmt::format("the documentation must be in {} (it is in {})",
                                          language_title(wanted), language_title(what));
    }
    if (rule == "unchecked") {
        return fmt::format("the rules cannot be checked in this language: {}", what);
    }
    return fmt::format("the source could not be checked: {}", what);
}

} // namespace

std::vector<RuleBreach> breaches_by_outline(Rules const& rules, Submission const& submission,
                                            Outline const& outline) {
    return Finder(rules, submission, outline).find();
}

std::string words_of(RuleBreach const& breach) {
    auto const place = breach.line > 0       ? fmt::format("{}:{}: ", breach.file, breach.line)
                       : breach.file.empty() ? ""
                                             : fmt::format("{}: ", breach.file);
    return place + without_place(breach);
}

pairing::Rejection rejection_of(std::vector<RuleBreach> breaches) {
    constexpr std::size_t most = 100;
    auto const others = breaches.size() - 1;
    pairing::Rejection rejection{.why = words_of(breaches.front()), .messages = {}};
    if (others > 0) {
        rejection.why += fmt::format(" (and {} more)", others);
    }
    if (breaches.size() > most) {
        breaches.resize(most);
    }
    for (auto const& each : breaches) {
        rejection.messages += words_of(each) + '\n';
    }
    rejection.breaches = std::move(breaches);
    return rejection;
}

} // namespace source_rules
