#include "languages/submission.hpp"

#include "archives/unpack.hpp"
#include "languages/checks.hpp"
#include "languages/manifest.hpp"
#include "languages/nickname.hpp"
#include "languages/source_archive.hpp"
#include "languages/source_tree.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::pass_on;
using support::Result;

namespace {

// The files are there: checks them and finds the name.
Result<Submission> complete(Submission submission, std::optional<std::string> const& given_name,
                            SubmissionRules const& rules) {
    auto const main = std::ranges::find(submission.files, submission.main, &SourceFile::name);
    if (main == submission.files.end()) {
        return fail(ErrorKind::refused, "the main file {} is missing", in_quotes(submission.main));
    }
    if (rules.converts_encodings) {
        convert_encodings(submission);
    }
    TULKAS_TRY(check(submission, rules));
    auto const nickname = TULKAS_TRY(find_nickname(main->content, *submission.language));
    auto const& in_files = given_name ? given_name : nickname;
    auto const& chosen = rules.name ? rules.name : in_files;
    if (chosen && rules.check_nickname) {
        TULKAS_TRY(rules.check_nickname(*chosen));
    }
    submission.name = chosen.value_or(rules.default_name.value_or(submission.name));
    return submission;
}

// The one the manifest names, or that of the main file. Errors begin with where the manifest is.
Result<std::shared_ptr<Language const>> find_language(Languages const& languages, Manifest const& manifest,
                                                      bool main_is_executable, std::string const& place) {
    auto language = manifest.language ? languages.find(*manifest.language)
                                      : languages.recognise(manifest.main, main_is_executable);
    if (!language) {
        return fail(language.error().kind, "{}: {}", place, language.error().message);
    }
    return language;
}

Result<Submission> complete_folder(Submission submission, Manifest const& manifest,
                                   SubmissionRules const& rules) {
    submission.main = manifest.main;
    submission.players = manifest.players;
    submission.is_told = manifest.is_told;
    submission.is_simultaneous = manifest.is_simultaneous;
    std::erase_if(submission.files, [](SourceFile const& source) { return source.name == manifest_name; });
    return complete(std::move(submission), manifest.name, rules);
}

Result<Submission> read_directory(Languages const& languages, std::filesystem::path const& path,
                                  SubmissionRules const& rules) {
    constexpr std::uint64_t most_manifest = 10'000;
    auto const file = path / manifest_name;
    auto const text = support::read_file(file, most_manifest);
    if (!text) {
        return fail(text.error().kind, "a bot's directory needs a manifest: {}", text.error().message);
    }
    auto const manifest = TULKAS_TRY(parse_manifest(*text, file.string()));
    auto language =
        TULKAS_TRY(find_language(languages, manifest, is_executable(path / manifest.main), file.string()));
    auto files = TULKAS_TRY(read_tree(path, most_bytes(*language, rules)));
    return complete_folder(
        {.language = std::move(language),
         .name = name_from_file(std::filesystem::weakly_canonical(path).filename().string()),
         .main = {},
         .files = std::move(files)},
        manifest, rules);
}

// A folder that was packed, or one file.
Result<Submission> check_archive(Languages const& languages, SourceFile const& archive,
                                 SubmissionRules const& rules) {
    auto files = unpack_sources(archive.content);
    if (!files) {
        return fail(files.error().kind, "{}: {}", in_quotes(archive.name), files.error().message);
    }
    bool const has_manifest = std::ranges::find(*files, manifest_name, &SourceFile::name) != files->end();
    if (!has_manifest && files->size() == 1) {
        return check_submission(languages, std::move(files->front()), rules);
    }
    return check_folder(languages, archive.name, *std::move(files), rules);
}

Result<std::uint64_t> most_bytes_of_file(Languages const& languages, SourceFile const& file,
                                         SubmissionRules const& rules) {
    if (archives::is_archive_name(file.name)) {
        return archives::Limits().bytes;
    }
    auto const language = languages.recognise(file.name, file.executable);
    return language ? Result<std::uint64_t>(most_bytes(**language, rules)) : pass_on(language);
}

} // namespace

std::string Submission::digest() const {
    if (files.size() == 1) {
        return support::sha256(files.front().content);
    }
    std::string listing;
    for (auto const& file : files) {
        listing += fmt::format("{}  {}\n", support::sha256(file.content), file.name);
    }
    return support::sha256(listing);
}

Result<Submission> check_submission(Languages const& languages, SourceFile file,
                                    SubmissionRules const& rules) {
    if (archives::is_archive_name(file.name)) {
        return check_archive(languages, file, rules);
    }
    auto language = TULKAS_TRY(languages.recognise(file.name, file.executable));
    Submission submission{
        .language = std::move(language), .name = name_from_file(file.name), .main = file.name, .files = {}};
    submission.files.push_back(std::move(file));
    return complete(std::move(submission), {}, rules);
}

Result<Submission> check_folder(Languages const& languages, std::string const& name,
                                std::vector<SourceFile> files, SubmissionRules const& rules) {
    auto const text = std::ranges::find(files, manifest_name, &SourceFile::name);
    if (text == files.end()) {
        return fail(ErrorKind::refused, "{} has {} files: add a manifest ({}) that names the main file",
                    in_quotes(name), files.size(), manifest_name);
    }
    auto const manifest = TULKAS_TRY(parse_manifest(text->content, manifest_name));
    auto const main = std::ranges::find(files, manifest.main, &SourceFile::name);
    auto language = TULKAS_TRY(
        find_language(languages, manifest, main != files.end() && main->executable, manifest_name));
    return complete_folder({.language = std::move(language),
                            .name = name_from_file(name),
                            .main = {},
                            .files = std::move(files)},
                           manifest, rules);
}

Result<Submission> read_submission(Languages const& languages, std::filesystem::path const& path,
                                   SubmissionRules const& rules) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return read_directory(languages, path, rules);
    }
    SourceFile file{.name = path.filename().string(), .content = {}, .executable = is_executable(path)};
    auto const most = TULKAS_TRY(most_bytes_of_file(languages, file, rules));
    auto content = TULKAS_TRY(support::read_file(path, most));
    file.content = std::move(content);
    return check_submission(languages, std::move(file), rules);
}

} // namespace languages
