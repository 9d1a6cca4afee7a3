#include "packages/desk.hpp"

#include "packages/inspector.hpp"
#include "packages/package.hpp"
#include "storage/contents.hpp"
#include "storage/uploads.hpp"

#include <fmt/format.h>

namespace packages {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Desk::Desk(storage::Database& database, queue::Queue& queue, rules::Registry const& games)
    : m_database(database), m_queue(queue), m_games(games), m_packages(database) {}

Result<void> Desk::check_name(std::string const& game, std::int64_t version, support::AccountId author) {
    auto const uploaded = TULKAS_TRY(m_packages.find_game(game));
    bool const is_taken = uploaded ? uploaded->owner != author : m_games.find(game).has_value();
    if (is_taken) {
        return fail(ErrorKind::refused, "{} is the name of another game", game);
    }
    if (uploaded && uploaded->version >= version) {
        return fail(ErrorKind::refused, "there is version {} of {}: count the version up with every change",
                    uploaded->version, game);
    }
    return {};
}

Result<storage::GamePackage> Desk::hand_in(Upload const& upload) {
    auto const package = unpack_package(upload.archive);
    if (!package) {
        return package.error().kind == ErrorKind::unavailable
                   ? Result<storage::GamePackage>(pass_on(package))
                   : fail(ErrorKind::refused, "{}", package.error().message);
    }
    auto const& manifest = package->manifest;
    auto const version = static_cast<std::int64_t>(manifest.version);
    TULKAS_TRY(check_name(manifest.name, version, upload.author));
    support::PackageId id = 0;
    Result<void> has_room;
    TULKAS_TRY(m_database.write([&](storage::Transaction& transaction) {
        has_room = storage::Uploads::check_room(transaction, upload.author, std::ssize(upload.archive),
                                                upload.most_stored);
        if (!has_room) {
            return;
        }
        auto const archive = storage::Contents::put(transaction, upload.archive);
        id = storage::GamePackages::add(transaction,
                                        {.owner = upload.author,
                                         .game = manifest.name,
                                         .version = version,
                                         .title = manifest.title,
                                         .summary = manifest.summary,
                                         .archive = archive,
                                         .size = std::ssize(upload.archive)},
                                        m_queue.now());
        if (!upload.needs_trial) {
            storage::GamePackages::finish_check(
                transaction, id,
                {.state = storage::PackageState::waiting, .report = "came with the program\n"},
                m_queue.now());
            return;
        }
        auto const work = m_queue.add(transaction, {.kind = check_kind,
                                                    .priority = queue::Priority::judging,
                                                    .author = upload.author_name,
                                                    .what = fmt::format(R"({{"package": {}}})", id),
                                                    .key = fmt::format("package {}", id)});
        storage::GamePackages::set_work(transaction, id, work);
    }));
    m_queue.wake();
    auto added = has_room ? m_packages.find(id) : pass_on(has_room);
    return added ? Result<storage::GamePackage>(**std::move(added)) : pass_on(added);
}

Result<void> Desk::cancel(storage::GamePackage const& package) {
    bool is_cancelled = false;
    auto const written = m_database.write([&](storage::Transaction& transaction) {
        is_cancelled = storage::GamePackages::cancel(transaction, package.id, m_queue.now());
        if (is_cancelled) { // too late for the trial is in time for this
            std::ignore = storage::Works::cancel(transaction, package.work, m_queue.now());
        }
    });
    m_queue.wake();
    return !written || is_cancelled
               ? written
               : fail(ErrorKind::refused, "package {} has already been decided on or cancelled", package.id);
}

} // namespace packages
