// The operations of the games that come with the program: an administrator sees them and adds them to the
// arena.
//
// They are packages like those that people upload, but need no trial: they were tried when the program was
// made.
#pragma once

#include "api/operation.hpp"
#include "packages/desk.hpp"
#include "packages/package.hpp"
#include "packages/shelf.hpp"
#include "rules/registry.hpp"
#include "storage/game_packages.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace api {

class ExampleGameOperations {
public:
    // All outlive it.
    struct Dependencies {
        storage::Database& database;
        packages::Desk& desk;
        packages::Shelf& shelf;
        rules::Registry const& games;
    };
    explicit ExampleGameOperations(Dependencies dependencies);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] Answer list();
    [[nodiscard]] Answer picture(Call const& call) const;
    [[nodiscard]] Answer add(Call const& call);
    [[nodiscard]] support::Result<packages::Package> find(Call const& call) const;
    // The package of this version, if the arena had it and it was withdrawn.
    [[nodiscard]] support::Result<std::optional<storage::GamePackage>>
    withdrawn(packages::GameManifest const& manifest);

    Dependencies m_with;
    storage::GamePackages m_stored;
    std::filesystem::path m_folder; // empty where the program's files are not found
};

} // namespace api
