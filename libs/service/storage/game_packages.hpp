// Games that people have handed in: each upload is a package, and those that were approved are versions of a
// game.
//
// A name belongs to whoever's package was approved under it first, so that nobody keeps one for others by
// handing in something that nobody wants. Reports and reasons are texts that are not looked at here.
//
// Functions that take a Transaction write in the caller's transaction and throw what the database throws.
#pragma once

#include "storage/accounts.hpp"
#include "storage/states.hpp"
#include "storage/works.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace storage {

struct NewGamePackage {
    support::AccountId owner = 0;
    std::string game;
    std::int64_t version = 0;
    std::string title;
    std::string summary;
    std::string archive; // a key among the contents
    std::int64_t size = 0;
};

struct GamePackage {
    support::PackageId id = 0;
    support::AccountId owner = 0;
    std::string owner_name;
    std::string game;
    std::int64_t version = 0;
    std::string title;
    std::string summary;
    std::string archive; // a key among the contents
    std::int64_t size = 0;
    PackageState state = PackageState::checking;
    std::string why;    // of a refusal
    std::string report; // of the trial
    support::WorkId work = 0;
    support::Moment created;
    std::optional<support::Moment> checked;
    std::optional<support::Moment> decided;
    std::string decided_by; // a name; "" if nobody has, or who did is gone

    bool operator==(GamePackage const&) const = default;
};

// What came of the trial.
struct CheckedPackage {
    PackageState state; // waiting, refused or failed
    std::string why = {};
    std::string report = {};
};

struct UploadedGame {
    std::string name;
    support::AccountId owner = 0;
    std::int64_t version = 0;                  // the last that was approved
    std::optional<support::PackageId> current; // what is played; nothing of a game that was withdrawn

    bool operator==(UploadedGame const&) const = default;
};

struct GamePackageFilter {
    std::optional<support::AccountId> owner = {};
    std::optional<PackageState> state = {};
};

class GamePackages {
public:
    explicit GamePackages(Database& database) : m_database(database) {}

    // It is to be checked. Says its id.
    static support::PackageId add(Transaction& transaction, NewGamePackage const& package,
                                  support::Moment now);
    static void set_work(Transaction& transaction, support::PackageId id, support::WorkId work);
    // It is checked again: one that failed by our own fault may be. False, and nothing has changed, if nobody
    // waits for that.
    static bool enter(Transaction& transaction, support::PackageId id);
    // False, and nothing has changed, if it is not being checked any more.
    static bool finish_check(Transaction& transaction, support::PackageId id, CheckedPackage const& checked,
                             support::Moment now);
    // Its author takes it back. False if it has been decided on.
    static bool cancel(Transaction& transaction, support::PackageId id, support::Moment now);

    // Its version is what is played from now on. refused: it does not wait for this, the name is another's by
    // now, or there is a version that is not older.
    [[nodiscard]] support::Result<void> approve(GamePackage const& package, support::AccountId who,
                                                support::Moment now);
    // refused: it does not wait for this.
    [[nodiscard]] support::Result<void> refuse(support::PackageId id, std::string const& why,
                                               support::AccountId who, support::Moment now);
    // The game and all its versions. refused: it is not played.
    [[nodiscard]] support::Result<void> withdraw(std::string const& game, support::AccountId who,
                                                 support::Moment now);

    // What was withdrawn is played again, in its last version. refused: it is not that, or was not withdrawn.
    [[nodiscard]] support::Result<void> restore(GamePackage const& package, support::AccountId who,
                                                support::Moment now);

    [[nodiscard]] support::Result<std::optional<GamePackage>> find(support::PackageId id);
    [[nodiscard]] support::Result<std::optional<UploadedGame>> find_game(std::string const& name);
    // Of a game, that was approved once.
    [[nodiscard]] support::Result<std::optional<GamePackage>> find_version(std::string const& game,
                                                                           std::int64_t version);
    // The newest first, those before the one with this id; 0 for the first page.
    [[nodiscard]] support::Result<std::vector<GamePackage>> list(GamePackageFilter const& filter,
                                                                 support::PackageId before, int limit);
    // What is played, by name; cheap enough to be asked again and again.
    [[nodiscard]] support::Result<std::vector<UploadedGame>> played();

private:
    Database& m_database;
};

} // namespace storage
