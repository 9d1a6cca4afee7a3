#include "similarity/submission_reader.hpp"

#include "support/file_io.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <system_error>

namespace similarity {

namespace fs = std::filesystem;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

class Reader {
public:
    explicit Reader(ReadLimits const& limits) : m_limits(limits) {}

    // The files below a folder, or the file itself.
    [[nodiscard]] Result<void> add(fs::path const& path) {
        Submission submission{.name = path.filename().string(), .files = {}};
        for (auto const& file : files_of(path)) {
            auto const name = file == path ? submission.name : file.lexically_relative(path).generic_string();
            TULKAS_TRY(add_file(submission, file, name));
        }
        if (submission.files.empty()) {
            note("{}: no source file to compare", in_quotes(submission.name));
        } else {
            found.submissions.push_back(std::move(submission));
        }
        return {};
    }

    FoundSubmissions found;

private:
    template <typename... Args>
    void note(fmt::format_string<Args...> format, Args&&... args) {
        found.notes.push_back(fmt::format(format, std::forward<Args>(args)...));
    }

    // Hidden folders and installed packages are nobody's own work.
    [[nodiscard]] static bool is_skipped(fs::path const& folder) {
        auto const name = folder.filename().string();
        return name.starts_with('.') || name == "node_modules" || name == "__pycache__";
    }

    [[nodiscard]] std::vector<fs::path> files_of(fs::path const& path) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            return {path};
        }
        std::vector<fs::path> files;
        auto entry =
            fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            if (entry->is_symlink(error) || is_skipped(entry->path())) {
                entry.disable_recursion_pending();
                continue;
            }
            if (entry.depth() == m_limits.depth && entry->is_directory(error)) {
                note("{}: folders deeper than {} are left out", in_quotes(path.filename().string()),
                     m_limits.depth);
                entry.disable_recursion_pending();
            } else if (entry->is_regular_file(error) && language_of(entry->path().filename().string())) {
                files.push_back(entry->path());
            }
        }
        if (error) {
            note("{}: could not be read completely: {}", in_quotes(path.filename().string()),
                 error.message());
        }
        std::ranges::sort(files);
        if (files.size() > m_limits.files) {
            note("{}: only the first {} of {} source files are compared", in_quotes(path.filename().string()),
                 m_limits.files, files.size());
            files.resize(m_limits.files);
        }
        return files;
    }

    [[nodiscard]] Result<void> add_file(Submission& submission, fs::path const& path,
                                        std::string const& name) {
        auto const language = language_of(name);
        if (!language) {
            return {};
        }
        auto text = support::read_file(path, m_limits.file_bytes);
        auto const label = submission.name == name ? name : submission.name + "/" + name;
        if (!text) {
            note("{}: left out: {}", in_quotes(label), text.error().message);
            return {};
        }
        if (text->contains('\0')) {
            note("{}: left out: not a text file", in_quotes(label));
            return {};
        }
        m_bytes += text->size();
        if (m_bytes > m_limits.all_bytes) {
            return fail(ErrorKind::refused,
                        "the source files are together larger than {} MB; compare fewer at a time",
                        m_limits.all_bytes / 1'000'000);
        }
        submission.files.push_back({.name = name, .language = *language, .text = *std::move(text)});
        return {};
    }

    ReadLimits m_limits;
    std::uint64_t m_bytes = 0;
};

} // namespace

Result<FoundSubmissions> read_submissions(fs::path const& directory, ReadLimits const& limits) {
    std::error_code error;
    auto entry = fs::directory_iterator(directory, error);
    if (error) {
        return fail(ErrorKind::not_found, "cannot read the folder {}: {}", in_quotes(directory.string()),
                    error.message());
    }
    std::vector<fs::path> paths;
    Reader reader(limits);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        auto const name = entry->path().filename().string();
        if (name.starts_with('.')) {
            continue;
        }
        if (entry->is_symlink(error)) {
            reader.found.notes.push_back(fmt::format("{}: left out: a link", in_quotes(name)));
        } else {
            paths.push_back(entry->path());
        }
    }
    if (error) {
        return fail(ErrorKind::unavailable, "cannot read the folder {}: {}", in_quotes(directory.string()),
                    error.message());
    }
    std::ranges::sort(paths);
    for (auto const& path : paths) {
        TULKAS_TRY(reader.add(path));
    }
    return std::move(reader.found);
}

Result<FoundSubmissions> read_submission(fs::path const& path, ReadLimits const& limits) {
    if (std::error_code error; !fs::exists(path, error)) {
        return fail(ErrorKind::not_found, "there is no file or folder {}", in_quotes(path.string()));
    }
    Reader reader(limits);
    TULKAS_TRY(reader.add(path));
    return std::move(reader.found);
}

} // namespace similarity
