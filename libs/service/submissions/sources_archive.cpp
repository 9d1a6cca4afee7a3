#include "submissions/sources_archive.hpp"

#include "archives/names.hpp"
#include "archives/pack.hpp"
#include "languages/source_archive.hpp"
#include "pairing/csv.hpp"
#include "storage/contents.hpp"
#include "storage/submissions.hpp"
#include "support/iso_time.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace submissions {

using storage::StoredBot;
using storage::Version;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr char const* table_name = "info.csv";

// Names of teams may contain what divides folders.
std::string folder_name(StoredBot const& bot) {
    auto name = bot.holder();
    std::ranges::replace_if(name, [](char letter) { return std::string_view("/\\:").contains(letter); }, '_');
    if (name.starts_with('.')) {
        name.front() = '_';
    }
    return archives::plain_name(name) ? name : fmt::format("bot-{}", bot.id);
}

class SourcesArchive {
public:
    SourcesArchive(storage::Database& database, SourcesWish const& wish)
        : m_submissions(database), m_contents(database), m_wish(wish) {}

    Result<std::string> pack() {
        for (auto const& tally : TULKAS_TRY(m_submissions.tally(m_wish.contest))) {
            TULKAS_TRY(add(tally.bot));
        }
        m_files.push_back({.name = table_name, .content = m_table});
        return archives::pack(m_files);
    }

private:
    Result<void> add(StoredBot const& bot) {
        auto folder = folder_name(bot);
        if (!m_folders.insert(folder).second) { // a team may be called like a person
            folder += fmt::format("-{}", bot.id);
            m_folders.insert(folder);
        }
        if (m_wish.versions == Versions::counting) {
            auto const version = TULKAS_TRY(counting(bot));
            return version ? add(bot, *version, folder + "/") : Result<void>();
        }
        for (auto const& version : TULKAS_TRY(versions(bot))) {
            TULKAS_TRY(add(bot, version, fmt::format("{}/{}/", folder, version.number)));
        }
        return {};
    }

    Result<void> add(StoredBot const& bot, Version const& version, std::string const& folder) {
        if (version.source == storage::Contents::removed) {
            return {};
        }
        for (auto& file : files_of(version, TULKAS_TRY(m_contents.get(version.source)))) {
            m_bytes += file.content.size();
            if (m_bytes > m_wish.most_bytes) {
                return fail(ErrorKind::refused,
                            "the submissions have more than {} MB together: fetch them one by one",
                            m_wish.most_bytes / 1'000'000);
            }
            auto name = folder + file.name;
            m_table += fmt::format(
                "{},{},{},{},{},{},{},{}\n", pairing::csv_text(name), pairing::csv_text(bot.holder()),
                version.id, storage::to_text(version.state), version.id, support::iso_time(version.created),
                pairing::csv_text(bot.nickname), version.language);
            m_files.push_back({.name = std::move(name), .content = std::move(file.content)});
        }
        return {};
    }

    // An archive that cannot be unpacked stays what it is: it was rejected for that.
    static std::vector<languages::SourceFile> files_of(Version const& version, std::string source) {
        if (archives::is_archive_name(version.file_name)) {
            if (auto files = languages::unpack_sources(source)) {
                return *std::move(files);
            }
        }
        std::vector<languages::SourceFile> one;
        one.push_back({.name = version.file_name, .content = std::move(source)});
        return one;
    }

    Result<std::optional<Version>> counting(StoredBot const& bot) {
        if (bot.accepted) {
            return m_submissions.find(*bot.accepted);
        }
        auto const all = TULKAS_TRY(versions(bot));
        auto const official = std::ranges::find(all, true, &Version::is_official);
        return official == all.end() ? std::optional<Version>() : *official;
    }

    // The newest first.
    Result<std::vector<Version>> versions(StoredBot const& bot) {
        constexpr int at_once = 200;
        std::vector<Version> all;
        for (support::SubmissionId before = 0;;) {
            auto page = TULKAS_TRY(m_submissions.versions(bot.id, before, at_once));
            all.insert(all.end(), page.begin(), page.end());
            if (std::ssize(page) < at_once) {
                return all;
            }
            before = page.back().id;
        }
    }

    storage::Submissions m_submissions;
    storage::Contents m_contents;
    SourcesWish m_wish;
    std::set<std::string> m_folders{table_name};
    std::vector<archives::File> m_files;
    std::string m_table = "filename,full_name,id,status,submission_id,created_at,labels,language\n";
    std::size_t m_bytes = 0;
};

} // namespace

Result<std::string> pack_sources(storage::Database& database, SourcesWish const& wish) {
    return SourcesArchive(database, wish).pack();
}

} // namespace submissions
