// What an order for a worker elsewhere names besides itself: sources of bots, and the game if somebody handed
// it in. Both are contents that the worker fetches by their keys while it has the piece.
#pragma once

#include "queue/handler.hpp"
#include "storage/database.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fleet {

struct Source {
    std::int64_t version = 0; // the submission
    std::string file;         // its name as it was handed in
    std::string content;

    bool operator==(Source const&) const = default;
};

struct Package {
    std::string game;
    std::uint64_t version = 0;
    std::string content;

    bool operator==(Package const&) const = default;
};

struct Materials {
    std::vector<Source> sources = {};
    std::optional<Package> package = {};

    bool operator==(Materials const&) const = default;
};

// The source of a submission; the package of a game in that version. not_found: there is none.
[[nodiscard]] support::Result<Source> find_source(storage::Database& database, std::int64_t version);
[[nodiscard]] support::Result<Package> find_package(storage::Database& database, std::string const& game,
                                                    std::uint64_t version);

// An order with "materials" in it.
[[nodiscard]] queue::Order order_with(support::JsonObject what, Materials const& materials);
[[nodiscard]] support::Result<Materials> materials_in(support::JsonObject const& what);

// A member that is a text, an object or a list of texts, checked: what others send is not to be trusted.
[[nodiscard]] support::Result<support::JsonObject const*> object_member(support::JsonObject const& object,
                                                                        std::string_view key);
[[nodiscard]] support::Result<std::vector<std::string>> texts_member(support::JsonObject const& object,
                                                                     std::string_view key);

} // namespace fleet
