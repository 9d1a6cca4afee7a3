#include "worker/stock.hpp"

#include "packages/make_game.hpp"
#include "packages/package.hpp"
#include "support/digest.hpp"

namespace worker {

using support::ErrorKind;
using support::fail;
using support::Result;
using support::WorkId;

Stock::Stock(RemoteSource& source, match::Workshop& workshop, rules::Registry& games)
    : m_source(source), m_workshop(workshop), m_bots(workshop) {
    games.set_archive(
        [this](std::string_view name, std::uint64_t version) { return game(std::string(name), version); });
}

void Stock::know(WorkId piece, fleet::Materials const& materials) {
    std::lock_guard const lock(m_mutex);
    for (auto const& source : materials.sources) {
        m_sources.emplace(source.version,
                          Named{.piece = piece, .content = source.content, .file = source.file});
    }
    if (auto const& package = materials.package) {
        m_packages.emplace(std::pair(package->game, package->version),
                           Named{.piece = piece, .content = package->content});
    }
}

void Stock::forget(WorkId piece) {
    std::lock_guard const lock(m_mutex);
    std::erase_if(m_sources, [&](auto const& named) { return named.second.piece == piece; });
    std::erase_if(m_packages, [&](auto const& named) { return named.second.piece == piece; });
}

Result<std::string> Stock::fetch(WorkId piece, std::string const& content) {
    auto bytes = TULKAS_TRY(m_source.content(piece, content));
    return support::sha256(bytes) == content
               ? Result<std::string>(std::move(bytes))
               : fail(ErrorKind::unavailable, "the content {} arrived damaged", content);
}

Result<languages::SourceFile> Stock::source(std::int64_t version) {
    std::unique_lock lock(m_mutex);
    auto const found = m_sources.find(version);
    if (found == m_sources.end()) {
        return fail(ErrorKind::not_found, "no order names submission {}", version);
    }
    auto const named = found->second;
    lock.unlock();
    auto bytes = TULKAS_TRY(fetch(named.piece, named.content));
    return languages::SourceFile{.name = named.file, .content = std::move(bytes)};
}

Result<std::shared_ptr<match::Bot const>> Stock::bot(std::int64_t version, std::string const& name,
                                                     support::CorePermit* core) {
    return m_bots.version(version, name, [&] { return source(version); }, core);
}

Result<std::shared_ptr<rules::Game const>> Stock::game(std::string const& name, std::uint64_t version) {
    std::unique_lock lock(m_mutex);
    auto const found = m_packages.find(std::pair(name, version));
    if (found == m_packages.end()) {
        return fail(ErrorKind::not_found, "no order names version {} of {}", version, name);
    }
    auto const named = found->second;
    lock.unlock();
    auto const archive = TULKAS_TRY(fetch(named.piece, named.content));
    auto package = TULKAS_TRY(packages::unpack_package(archive));
    return packages::make_unbuilt_game(std::move(package), m_workshop);
}

} // namespace worker
