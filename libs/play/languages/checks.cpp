#include "languages/checks.hpp"

#include "languages/encoding.hpp"
#include "support/controls.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <regex>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

Result<void> check_size(Submission const& submission, std::uint64_t most) {
    auto const size =
        std::accumulate(submission.files.begin(), submission.files.end(), std::uint64_t{0},
                        [](std::uint64_t sum, SourceFile const& file) { return sum + file.content.size(); });
    if (size > most) {
        return fail(ErrorKind::refused, "too large: {} bytes, at most {} are allowed", size, most);
    }
    if (size == 0) {
        return fail(ErrorKind::refused, "{} is empty", in_quotes(submission.main));
    }
    return {};
}

Result<void> check_encoding(SourceFile const& file) {
    std::string_view const text = file.content;
    if (text.starts_with(byte_order_mark)) {
        return fail(ErrorKind::refused, "{} begins with a byte order mark; save it as UTF-8 without one",
                    in_quotes(file.name));
    }
    if (auto const zero = text.find('\0'); zero != std::string_view::npos) {
        return fail(ErrorKind::refused, "{} is not a text file: byte {} is zero", in_quotes(file.name), zero);
    }
    if (auto const fault = support::utf8_fault(text)) {
        auto const line = 1 + std::ranges::count(text.substr(0, *fault), '\n');
        return fail(ErrorKind::refused, "{} is not UTF-8 (line {}, byte {} of the file): {}",
                    in_quotes(file.name), line, *fault, conversion_advice(file.name, likely_encoding(text)));
    }
    return {};
}

// Compilers take what begins with a dash for an option, and with an @ for a file of options.
bool looks_like_an_option(std::string_view name) {
    return name.starts_with('-') || name.starts_with('@') || name.contains("/-") || name.contains("/@");
}

// Names go to compilers as arguments and come back in messages.
Result<void> check_file_name(std::string const& name) {
    if (name.empty() || !support::is_plainly_seen(name)) {
        return fail(ErrorKind::refused, "invalid file name: {}", in_quotes(name));
    }
    if (looks_like_an_option(name)) {
        return fail(ErrorKind::refused, "the name of a file or a folder must not begin with - or @ (got {})",
                    in_quotes(name));
    }
    return {};
}

Result<void> check_main_name(Submission const& submission) {
    auto const& checks = submission.language->checks;
    auto const name = std::filesystem::path(submission.main).filename().string();
    if (!std::regex_match(name, std::regex(checks.file_name))) {
        return fail(ErrorKind::refused, "{} is not a valid file name for {}: {}", in_quotes(name),
                    submission.language->title, checks.file_name_rule);
    }
    return {};
}

} // namespace

std::uint64_t most_bytes(Language const& language, SubmissionRules const& rules) {
    return rules.most_bytes.value_or(language.checks.most_bytes);
}

void convert_encodings(Submission& submission) {
    if (!submission.language->checks.is_text) {
        return;
    }
    for (auto& file : submission.files) {
        if (file.content.starts_with(byte_order_mark)) {
            file.content.erase(0, byte_order_mark.size());
            submission.warnings.push_back(
                fmt::format("{}: the byte order mark was removed", in_quotes(file.name)));
        }
        if (!support::utf8_fault(file.content) || file.content.contains('\0')) {
            continue;
        }
        auto const encoding = likely_encoding(file.content);
        if (auto converted = to_utf8(file.content, encoding)) {
            file.content = *std::move(converted);
            submission.warnings.push_back(
                fmt::format("{} was converted from {} to UTF-8", in_quotes(file.name), encoding));
        }
    }
}

Result<void> check(Submission const& submission, SubmissionRules const& rules) {
    if (auto const sized = check_size(submission, most_bytes(*submission.language, rules)); !sized) {
        return sized;
    }
    for (auto const& file : submission.files) {
        if (auto const named = check_file_name(file.name); !named) {
            return named;
        }
        if (!submission.language->checks.is_text) {
            continue;
        }
        if (auto const encoded = check_encoding(file); !encoded) {
            return encoded;
        }
    }
    return check_main_name(submission);
}

} // namespace languages
