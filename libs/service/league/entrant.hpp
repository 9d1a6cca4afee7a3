// Somebody who takes part: a house bot, or a bot that was uploaded, in one of its versions.
//
// Who it is stands in one text, "house smart:nodes=200" or "bot 12", which is how databases and pieces of
// work name it; so a rating belongs to a bot, whatever its version.
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace league {

struct Entrant {
    std::string player;
    std::string name;                         // for people
    std::optional<std::int64_t> version = {}; // the submission that plays

    bool operator==(Entrant const&) const = default;
};

[[nodiscard]] Entrant house_entrant(std::string_view bot);
// The name of a bot where everybody may know whose it is: "Miser (otter)", or "otter" if both are the same.
[[nodiscard]] std::string with_author(std::string const& name, std::string const& author);
[[nodiscard]] Entrant bot_entrant(std::int64_t bot, std::string name, std::int64_t version);

// The name of the house bot, if it is one.
[[nodiscard]] std::optional<std::string_view> house_bot_of(std::string_view player);
// The id of the uploaded bot, if it is one.
[[nodiscard]] std::optional<std::int64_t> bot_of(std::string_view player);

[[nodiscard]] support::JsonObject to_json(Entrant const& entrant);
[[nodiscard]] support::Result<Entrant> entrant_from_json(support::Json const& json);

} // namespace league
