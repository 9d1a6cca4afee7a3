// Programs for the evaluation, written by chance: authors who solve the same kind of task in the same
// language, and people who copy from them.
//
// A program is a tree of statements, so that a copy can be disguised as students do it, and written in any of
// the languages.
#pragma once

#include "similarity/submission.hpp"
#include "support/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace similarity::written {

enum class Kind : std::uint8_t { declare, assign, add, call, when, otherwise, repeat, loop, answer };

// Names are numbers, which only the writer turns into words. A block's statements follow it, one level
// deeper.
struct Statement {
    Kind kind;
    int depth;
    std::uint64_t seed; // of its names and expressions
};

struct Function {
    std::uint64_t seed;
    std::vector<Statement> body;
};

using Program = std::vector<Function>;

inline Function make_function(support::Random& random) {
    Function function{random.next(), {}};
    int depth = 1;
    auto const count = 8 + random.below(10);
    for (std::uint32_t i = 0; i < count; ++i) {
        auto const kind = static_cast<Kind>(random.below(8));
        bool const opens = kind >= Kind::when;
        auto const& body = function.body;
        if (kind == Kind::otherwise && (body.empty() || body.back().depth <= depth)) {
            continue; // it needs a block before it
        }
        function.body.push_back({kind, depth, random.next()});
        depth = opens ? std::min(depth + 1, 3) : depth;
        if (opens) {
            function.body.push_back({random.below(2) == 0 ? Kind::assign : Kind::call, depth, random.next()});
        }
        depth -= depth > 1 && random.below(3) == 0 ? 1 : 0;
    }
    function.body.push_back({Kind::answer, 1, random.next()});
    return function;
}

inline Program make_program(std::uint64_t seed) {
    support::Random random(seed);
    Program program;
    auto const functions = 7 + random.below(5);
    for (std::uint32_t i = 0; i < functions; ++i) {
        program.push_back(make_function(random));
    }
    support::Random common(4242); // what everybody writes the same way
    program.push_back(make_function(common));
    return program;
}

// How a program looks: copies can differ in it.
struct Style {
    std::uint64_t names = 0;
    std::uint64_t comments = 0;
};

// Writes one program in one language.
class Writer {
public:
    Writer(Language language, Style style) : m_language(language), m_style(style) {}

    std::string write(Program const& program) {
        for (auto const& function : program) {
            write_function(function);
        }
        return std::move(m_text);
    }

private:
    [[nodiscard]] bool is_python() const { return m_language == Language::python; }
    [[nodiscard]] bool is_haskell() const { return m_language == Language::haskell; }
    [[nodiscard]] bool has_braces() const { return !is_python() && !is_haskell(); }

    [[nodiscard]] std::string name(std::uint64_t number) const {
        constexpr std::array<std::string_view, 12> syllables{"ba", "re",  "mo", "ti", "sul", "ka",
                                                             "ne", "vor", "da", "pi", "lex", "gu"};
        auto const bits = support::mix(number % 9 + 1000 * m_style.names);
        return fmt::format("{}{}{}", syllables[bits % 12], syllables[bits / 12 % 12],
                           syllables[bits / 144 % 12]);
    }

    std::string value(support::Random& random, int depth = 0) {
        switch (random.below(depth > 2 ? 2 : 7)) {
        case 0:
            return name(random.next());
        case 1:
            return fmt::format("{}", random.below(100));
        case 2:
        case 3: {
            constexpr std::array<std::string_view, 5> signs{"+", "-", "*", "/", "+"};
            auto const left = value(random, depth + 1);
            auto const sign = signs[random.below(5)];
            return fmt::format("{} {} {}", left, sign, value(random, depth + 1));
        }
        case 4: {
            auto const list = name(random.next());
            return fmt::format(fmt::runtime(is_haskell() ? "({} !! {})" : "{}[{}]"), list,
                               value(random, depth + 1));
        }
        case 5: {
            auto const callee = name(random.next());
            return fmt::format(fmt::runtime(is_haskell() ? "({} ({}))" : "{}({})"), callee,
                               arguments(random, depth));
        }
        default: {
            auto const object = name(random.next());
            return fmt::format("{}.{}", object, name(random.next()));
        }
        }
    }

    std::string arguments(support::Random& random, int depth) {
        auto text = value(random, depth + 1);
        for (auto more = random.below(3); more > 0; --more) {
            text += ", " + value(random, depth + 1);
        }
        return text;
    }

    std::string condition(support::Random& random) {
        constexpr std::array<std::string_view, 5> signs{"<", ">", "==", ">=", "<="};
        auto const left = value(random, 1);
        auto const sign = signs[random.below(5)];
        return fmt::format("{} {} {}", left, sign, value(random, 1));
    }

    void line(int depth, std::string const& text) {
        m_text += std::string(static_cast<std::size_t>(depth) * 4, ' ') + text + "\n";
    }

    void comment(std::uint64_t seed, int depth) {
        support::Random random(support::mix(seed) + m_style.comments);
        std::string text = is_python() ? "#" : is_haskell() ? "--" : "//";
        for (auto words = 3 + random.below(6); words > 0; --words) {
            text += fmt::format(" {}", static_cast<char>('a' + random.below(26))) + name(random.next());
        }
        line(depth, text);
    }

    void write_function(Function const& function) {
        support::Random random(function.seed);
        auto const called = name(random.next());
        auto const a = name(random.next());
        auto const b = name(random.next());
        comment(function.seed, 0);
        line(0, fmt::format(fmt::runtime(header()), called, a, b));
        int open = 1;
        for (auto const& statement : function.body) {
            for (; open > statement.depth && has_braces(); --open) {
                line(open - 1, "}");
            }
            open = statement.depth;
            write_statement(statement);
            open += statement.kind >= Kind::when && statement.kind != Kind::answer ? 1 : 0;
        }
        for (; open > 0 && has_braces(); --open) {
            line(open - 1, "}");
        }
        m_text += "\n";
    }

    [[nodiscard]] std::string header() const {
        switch (m_language) {
        case Language::cpp:
            return "int {}(int {}, int {}) {{";
        case Language::java:
            return "private static int {}(int {}, int {}) {{";
        case Language::javascript:
            return "function {}({}, {}) {{";
        case Language::go:
            return "func {}({} int, {} int) int {{";
        case Language::rust:
            return "fn {}({}: i64, {}: i64) -> i64 {{";
        case Language::python:
            return "def {}({}, {}):";
        case Language::haskell:
            return "{} {} {} = do";
        }
        return "";
    }

    void write_statement(Statement const& statement) {
        support::Random random(statement.seed);
        auto const target = name(random.next());
        int const depth = statement.depth;
        if (random.below(5) == 0) {
            comment(statement.seed, depth);
        }
        std::string const end = has_braces() && m_language != Language::go ? ";" : "";
        std::string const block = is_python() ? ":" : is_haskell() ? " $ do" : " {";
        bool const parentheses = m_language == Language::cpp || m_language == Language::java ||
                                 m_language == Language::javascript || is_haskell();
        auto const guard = [&] {
            auto const text = condition(random);
            return parentheses ? "(" + text + ")" : text;
        };
        switch (statement.kind) {
        case Kind::declare:
            line(depth, declaration(target) + value(random) + end);
            break;
        case Kind::assign:
            line(depth, target + (is_haskell() ? " <- pure " : " = ") + value(random) + end);
            break;
        case Kind::add:
            line(depth, target + (is_haskell() ? " `modify` " : " += ") + value(random) + end);
            break;
        case Kind::call:
            line(depth, fmt::format("{}.{}({}){}", target, name(random.next()), arguments(random, 0), end));
            break;
        case Kind::when:
            line(depth, (is_haskell() ? "when " : "if ") + guard() + block);
            break;
        case Kind::otherwise:
            line(depth, (is_haskell() ? "unless " + guard() : "else") + block);
            break;
        case Kind::repeat:
            line(depth, counting(target, value(random, 1)) + block);
            break;
        case Kind::loop:
            line(depth, (m_language == Language::go ? "for " : "while ") + guard() + block);
            break;
        case Kind::answer:
            line(depth, "return " + value(random) + end);
            break;
        }
    }

    [[nodiscard]] std::string declaration(std::string const& target) const {
        switch (m_language) {
        case Language::cpp:
        case Language::java:
            return "int " + target + " = ";
        case Language::javascript:
        case Language::haskell:
            return "let " + target + " = ";
        case Language::go:
            return target + " := ";
        case Language::rust:
            return "let mut " + target + " = ";
        case Language::python:
            return target + " = ";
        }
        return "";
    }

    [[nodiscard]] std::string counting(std::string const& target, std::string const& limit) const {
        switch (m_language) {
        case Language::cpp:
        case Language::java:
            return fmt::format("for (int {0} = 0; {0} < {1}; ++{0})", target, limit);
        case Language::javascript:
            return fmt::format("for (let {0} = 0; {0} < {1}; {0}++)", target, limit);
        case Language::go:
            return fmt::format("for {0} := 0; {0} < {1}; {0}++", target, limit);
        case Language::rust:
            return fmt::format("for {} in 0..{}", target, limit);
        case Language::python:
            return fmt::format("for {} in range({})", target, limit);
        case Language::haskell:
            return fmt::format("forM_ [0 .. {}] $ \\{} ->", limit, target);
        }
        return "";
    }

    Language m_language;
    Style m_style;
    std::string m_text;
};

inline void shuffle_functions(Program& program, support::Random& random) {
    for (auto left = static_cast<std::uint32_t>(program.size()); left > 1; --left) {
        std::swap(program[left - 1], program[random.below(left)]);
    }
}

// A statement that does nothing after every fourth one, and three functions that nobody calls.
inline void add_dead_code(Program& program, support::Random& random) {
    for (auto& function : program) {
        std::vector<Statement> body;
        for (auto const& statement : function.body) {
            if (random.below(4) == 0 && statement.kind != Kind::otherwise) {
                body.push_back(
                    {random.below(2) == 0 ? Kind::declare : Kind::assign, statement.depth, random.next()});
            }
            body.push_back(statement);
        }
        function.body = std::move(body);
    }
    for (int i = 0; i < 3; ++i) {
        program.insert(program.begin() + random.below(static_cast<std::uint32_t>(program.size())),
                       make_function(random));
    }
}

// Half of another program's functions in place of one's own.
inline void take_half(Program& program, Program const& other) {
    for (std::size_t i = 0; i < std::min(program.size(), other.size()) / 2; ++i) {
        program[i] = other[i];
    }
}

} // namespace similarity::written
