#include "packages/package.hpp"

#include "languages/source_archive.hpp"
#include "languages/source_tree.hpp"
#include "support/assert.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <boost/algorithm/string/predicate.hpp>

#include <algorithm>
#include <locale>
#include <set>

namespace packages {

using languages::SourceFile;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::pass_on;
using support::Result;

namespace {

SourceFile const* find(std::vector<SourceFile> const& files, std::string_view name) {
    auto const found = std::ranges::find(files, name, &SourceFile::name);
    return found == files.end() ? nullptr : &*found;
}

// A file, or a folder with something in it.
Result<void> check_program(Package const& package, std::string_view key, std::string const& name) {
    bool const is_there = std::ranges::any_of(package.files, [&](SourceFile const& file) {
        return file.name == name || file.name.starts_with(name + "/");
    });
    if (!is_there) {
        return fail(ErrorKind::refused, "{}: {} says {}, and there is no such file or folder", manifest_name,
                    key, in_quotes(name));
    }
    return {};
}

Result<void> check_text(Package const& package, std::string_view key, std::string const& name) {
    auto const* const file = find(package.files, name);
    if (file == nullptr) {
        return fail(ErrorKind::refused, "{}: {} says {}, and there is no such file", manifest_name, key,
                    in_quotes(name));
    }
    if (file->content.empty() || support::utf8_fault(file->content)) {
        return fail(ErrorKind::refused, "{} must be a text in UTF-8", in_quotes(name));
    }
    return {};
}

// A frame could do what the page around it must not.
Result<void> check_viewer(Package const& package, std::string const& name) {
    auto const* const file = find(package.files, name);
    auto const has = [&](char const* tag) {
        return file != nullptr && boost::icontains(file->content, tag, std::locale::classic());
    };
    if (has("<iframe") || has("<frame")) {
        return fail(ErrorKind::refused, "{}: a viewer must not have frames", in_quotes(name));
    }
    return {};
}

// They are fetched one by one, by the last part of their names.
Result<void> check_starters(GameManifest const& manifest) {
    std::set<std::string> names;
    for (auto const& starter : manifest.starters) {
        if (!names.insert(last_part(starter)).second) {
            return fail(ErrorKind::refused, "{}: two of the starters are called {}", manifest_name,
                        in_quotes(last_part(starter)));
        }
    }
    return {};
}

// They are chosen by name, and told in one message.
Result<void> check_pool(Package const& package, std::string_view key, std::vector<std::string> const& files) {
    std::set<std::string> names{"any"};
    for (auto const& file : files) {
        TULKAS_TRY(check_text(package, key, file));
        if (!names.insert(name_in_pool(file)).second) {
            return fail(ErrorKind::refused, "{}: two of the {} are called {}", manifest_name, key,
                        in_quotes(name_in_pool(file)));
        }
        if (package.text(file).size() > most_pool_bytes) {
            return fail(ErrorKind::refused, "{} is larger than {} KB", in_quotes(file),
                        most_pool_bytes / 1000);
        }
    }
    return {};
}

Result<void> check_size(Package const& package) {
    std::uint64_t bytes = 0;
    for (auto const& file : package.files) {
        bytes += file.content.size();
    }
    if (bytes > most_bytes) {
        return fail(ErrorKind::refused, "all files together are larger than {} KB", most_bytes / 1000);
    }
    return {};
}

Result<void> check_files(Package const& package) {
    auto const& manifest = package.manifest;
    std::vector<Result<void>> found{
        check_size(package), check_starters(manifest), check_program(package, "engine", manifest.engine),
        check_program(package, "baseline", manifest.baseline), check_text(package, "rules", manifest.rules)};
    if (manifest.viewer) {
        found.push_back(check_text(package, "viewer", *manifest.viewer));
        found.push_back(check_viewer(package, *manifest.viewer));
    }
    for (auto const& bot : manifest.bots) {
        found.push_back(check_program(package, "bots." + bot.name + ".program", bot.program));
    }
    for (auto const& starter : manifest.starters) {
        found.push_back(check_program(package, "starters", starter));
    }
    found.push_back(check_pool(package, "maps", manifest.maps));
    found.push_back(check_pool(package, "positions", manifest.positions));
    auto const fault = std::ranges::find_if(found, [](auto const& checked) { return !checked; });
    return fault == found.end() ? Result<void>() : *fault;
}

} // namespace

std::string last_part(std::string_view path) {
    return std::string(path.substr(path.rfind('/') + 1));
}

std::string name_in_pool(std::string_view path) {
    return std::filesystem::path(path).stem().string();
}

std::string const& Package::text(std::string_view name) const {
    auto const* const file = find(files, name);
    TULKAS_ASSERT(file != nullptr);
    return file->content;
}

std::vector<SourceFile> Package::folder(std::string_view name) const {
    auto const prefix = std::string(name) + "/";
    std::vector<SourceFile> inside;
    for (auto const& file : files) {
        if (file.name.starts_with(prefix)) {
            inside.push_back(file);
            inside.back().name.erase(0, prefix.size());
        }
    }
    return inside;
}

std::string Package::digest() const {
    std::string lines;
    for (auto const& file : files) {
        lines += fmt::format("{}  {}\n", support::sha256(file.content), file.name);
    }
    return support::sha256(lines);
}

Result<Package> check_package(std::vector<SourceFile> files) {
    std::ranges::sort(files, {}, &SourceFile::name);
    auto const* const text = find(files, manifest_name);
    if (text == nullptr) {
        return fail(ErrorKind::refused, "there is no {}, which says what is what", manifest_name);
    }
    auto manifest = TULKAS_TRY(parse_game_manifest(text->content));
    Package package{.manifest = std::move(manifest), .files = std::move(files)};
    TULKAS_TRY(check_files(package));
    return package;
}

Result<Package> unpack_package(std::string_view archive) {
    auto files = languages::unpack_sources(archive);
    return files ? check_package(*std::move(files)) : pass_on(files);
}

Result<Package> read_package(std::filesystem::path const& path) {
    std::error_code error;
    if (std::filesystem::is_regular_file(path, error)) {
        auto const archive = support::read_file(path, most_bytes);
        return archive ? unpack_package(*archive) : pass_on(archive);
    }
    if (!std::filesystem::is_directory(path, error)) {
        return fail(ErrorKind::not_found, "there is no folder or archive {}", in_quotes(path.string()));
    }
    auto files = languages::read_tree(path, most_bytes);
    return files ? check_package(*std::move(files)) : pass_on(files);
}

} // namespace packages
