#include "relay/parcel.hpp"

#include "languages/source_tree.hpp"
#include "languages/toolchain.hpp"
#include "support/digest.hpp"
#include "support/file_io.hpp"
#include "support/json.hpp"
#include "support/text.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace relay {

using languages::SourceFile;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::pass_on;
using support::Result;

namespace {

constexpr std::size_t most_files = 10'000;

std::unexpected<support::Error> bad_parcel(std::string_view what) {
    return fail(ErrorKind::invalid, "the program package is not valid: {}", what);
}

// "source/main.py", and nothing that leads elsewhere.
bool is_inner_path(std::string_view name) {
    std::filesystem::path const path(name);
    return !name.empty() && !name.contains('\0') && path.is_relative() && path.has_filename() &&
           std::ranges::none_of(path, [](auto const& part) { return part == ".." || part == "."; });
}

struct Listed {
    SourceFile file;
    std::size_t size;
};

Result<Listed> listed_file(Json const& value) {
    auto const name = support::string_member(value, "name");
    auto const size = support::integer_member(value, "size");
    if (!name || !size) {
        return name ? pass_on(size) : pass_on(name);
    }
    auto const* const executable = value.as_object().if_contains("executable");
    if (!is_inner_path(*name) || *size < 0 || executable == nullptr || !executable->is_bool()) {
        return bad_parcel("a file's name, size or kind");
    }
    return Listed{.file = {.name = std::string(*name), .content = {}, .executable = executable->get_bool()},
                  .size = static_cast<std::size_t>(*size)};
}

Result<std::vector<SourceFile>> cut_files(Json const& list, std::string_view bytes) {
    if (!list.is_array() || list.get_array().size() > most_files) {
        return bad_parcel("its list of files");
    }
    std::vector<SourceFile> files;
    for (auto const& value : list.get_array()) {
        auto listed = TULKAS_TRY(listed_file(value));
        if (listed.size > bytes.size()) {
            return bad_parcel("its end is missing");
        }
        listed.file.content = bytes.substr(0, listed.size);
        bytes.remove_prefix(listed.size);
        files.push_back(std::move(listed.file));
    }
    if (!bytes.empty()) {
        return bad_parcel("more bytes than its files have");
    }
    return files;
}

Result<std::shared_ptr<languages::CacheEntry const>>
make_entry(Parcel const& parcel, languages::BuildCache const& cache, std::string const& key) {
    auto staging = TULKAS_TRY(cache.stage());
    for (auto const& file : parcel.files) {
        TULKAS_TRY(support::write_file(staging.directory() / file.name, file.content, file.executable));
    }
    return cache.publish(std::move(staging), key);
}

} // namespace

Result<Parcel> parcel_of(languages::BuiltBot const& bot, std::uint64_t most) {
    auto files = TULKAS_TRY(languages::read_tree(bot.entry->directory(), most));
    return Parcel{
        .name = bot.name, .language = bot.language->name, .main = bot.main, .files = std::move(files)};
}

std::string pack(Parcel const& parcel) {
    support::JsonArray list;
    std::string bytes;
    for (auto const& file : parcel.files) {
        list.push_back({{"name", file.name}, {"size", file.content.size()}, {"executable", file.executable}});
        bytes += file.content;
    }
    return support::to_text({{"name", parcel.name},
                             {"language", parcel.language},
                             {"main", parcel.main},
                             {"files", std::move(list)}}) +
           "\n" + bytes;
}

Result<Parcel> unpack(std::string_view bytes) {
    std::string_view rest = bytes;
    auto const list = support::parse_json(support::cut_front(rest, '\n'));
    if (!list) {
        return bad_parcel(list.error().message);
    }
    auto const name = support::string_member(*list, "name");
    auto const language = support::string_member(*list, "language");
    auto const main = support::string_member(*list, "main");
    if (!name || !language || !main) {
        return !name ? pass_on(name) : !language ? pass_on(language) : pass_on(main);
    }
    auto const* const listed = list->get_object().if_contains("files");
    if (listed == nullptr || !is_inner_path(*main)) {
        return bad_parcel("its main file or its list of files");
    }
    auto files = TULKAS_TRY(cut_files(*listed, rest));
    return Parcel{.name = std::string(*name),
                  .language = std::string(*language),
                  .main = std::string(*main),
                  .files = std::move(files)};
}

Result<languages::BuiltBot> settle(Parcel const& parcel, languages::Languages const& languages,
                                   languages::BuildCache const& cache) {
    auto language = TULKAS_TRY(languages.find(parcel.language));
    TULKAS_TRY(languages::check_toolchain(*language));
    auto const digest = support::sha256(pack(parcel));
    auto entry = cache.find(digest);
    if (!entry) {
        auto made = TULKAS_TRY(make_entry(parcel, cache, digest));
        entry = std::move(made);
    }
    return languages::BuiltBot{.name = parcel.name,
                               .digest = digest,
                               .language = std::move(language),
                               .main = parcel.main,
                               .entry = std::move(entry)};
}

} // namespace relay
