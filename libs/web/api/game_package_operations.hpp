// The operations of games that people hand in: from the upload to the decision.
//
// A package, with its archive and the report of its trial, is its author's and administrators'; for others
// there is none. What everybody may read of a game that is played is in game_operations.hpp.
#pragma once

#include "api/operation.hpp"
#include "packages/desk.hpp"
#include "packages/shelf.hpp"
#include "people/limits.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "storage/uploads.hpp"
#include "support/ids.hpp"

#include <vector>

namespace api {

class GamePackageOperations {
public:
    // All outlive it.
    struct Dependencies {
        storage::Database& database;
        packages::Desk& desk;
        packages::Shelf& shelf;
        std::optional<std::string> why_closed = {}; // nothing can be handed in
        people::Limits limits = {};
    };
    explicit GamePackageOperations(Dependencies dependencies);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_authors();
    [[nodiscard]] std::vector<Operation> of_deciding();

    [[nodiscard]] Answer hand_in(Call const& call);
    [[nodiscard]] Answer list(Call const& call);
    [[nodiscard]] Answer cancel(Call const& call);
    [[nodiscard]] Answer remove(Call const& call);
    [[nodiscard]] Answer report(Call const& call);
    [[nodiscard]] Answer archive(Call const& call);
    [[nodiscard]] Answer approve(Call const& call);
    [[nodiscard]] Answer refuse(Call const& call);
    [[nodiscard]] Answer withdraw(Call const& call);

    // The package of the path, if the asker may see it; otherwise there is none.
    [[nodiscard]] support::Result<storage::GamePackage> find(Call const& call);
    [[nodiscard]] Answer show(support::Result<storage::GamePackage> const& package);
    // As it is now, if that was done.
    [[nodiscard]] Answer show_after(support::Result<void> const& done, support::PackageId id);

    Dependencies m_with;
    storage::GamePackages m_stored;
    storage::Contents m_contents;
    storage::Uploads m_stored_uploads;
    people::RateLimit m_uploads; // by account
};

} // namespace api
