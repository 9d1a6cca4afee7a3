#include "packages/report.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace packages {

using support::in_quotes;

std::string to_text(Trial const& trial) {
    auto const& manifest = trial.package.manifest;
    auto const players = manifest.players == manifest.most_players
                             ? std::to_string(manifest.players)
                             : fmt::format("{} to {}", manifest.players, manifest.most_players);
    auto text = fmt::format("{} {}, version {}: {} of {} player{}\n", manifest.name,
                            in_quotes(manifest.title), manifest.version, rules::to_text(manifest.kind()),
                            players, manifest.most_players == 1 ? "" : "s");
    for (std::size_t number = 0; number < trial.games.size(); ++number) {
        auto const& game = trial.games[number];
        text += fmt::format("game {}: {} moves, over: {}\n", number + 1, game.moves.size(),
                            rules::to_text(game.outcome));
    }
    return text + fmt::format("accepted: {}\n", trial.package.digest());
}

std::string to_text(pairing::Rejection const& rejection) {
    return fmt::format("not accepted: {}\n{}", rejection.why, rejection.messages);
}

} // namespace packages
