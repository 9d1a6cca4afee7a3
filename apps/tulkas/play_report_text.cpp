#include "match/bot.hpp"
#include "pairing/result_lines.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"
#include "tulkas/play_report.hpp"
#include "tulkas/text_table.hpp"

#include <fmt/format.h>

#include <span>
#include <string>
#include <vector>

namespace tulkas {

using runtime::Standing;
using support::Result;

namespace {

// A bot that plays itself has two rows: they must not have one name.
std::vector<std::string> row_names(std::span<Standing const> standings) {
    std::vector<std::string> names;
    for (auto const& standing : standings) {
        names.push_back(standing.name);
    }
    return match::distinct_names(names);
}

std::string share(int count, int games) {
    return fmt::format("{} {:5.1f}%", count, games == 0 ? 0.0 : 100.0 * count / games);
}

std::string mean(Standing const& standing) {
    return standing.games < 2
               ? fmt::format("{:.2f}", standing.mean_score())
               : fmt::format("{:.2f} ± {:.2f}", standing.mean_score(), standing.standard_error());
}

std::string challenge_table(std::span<Standing const> standings) {
    TextTable table({{"bot"},
                     {"games", true},
                     {"mean score", true},
                     {"worst", true},
                     {"best", true},
                     {"errors", true},
                     {"CPU per move", true}});
    auto const names = row_names(standings);
    for (std::size_t row = 0; row < standings.size(); ++row) {
        auto const& standing = standings[row];
        table.add({names[row], fmt::format("{}", standing.games), mean(standing),
                   fmt::format("{}", standing.worst), fmt::format("{}", standing.best),
                   fmt::format("{}", standing.errors), human_duration(standing.cpu_per_move())});
    }
    return table.text();
}

std::string match_table(std::span<Standing const> standings) {
    TextTable table({{"bot"},
                     {"games", true},
                     {"wins", true},
                     {"draws", true},
                     {"losses", true},
                     {"errors", true},
                     {"mean score", true},
                     {"CPU per move", true}});
    auto const names = row_names(standings);
    for (std::size_t row = 0; row < standings.size(); ++row) {
        auto const& standing = standings[row];
        int const games = standing.games;
        table.add({names[row], fmt::format("{}", games), share(standing.wins, games),
                   share(standing.draws, games), share(standing.losses, games),
                   fmt::format("{}", standing.errors), mean(standing),
                   human_duration(standing.cpu_per_move())});
    }
    return table.text();
}

class TextReport final : public PlayReport {
public:
    explicit TextReport(rules::GameInfo const& game) : m_kind(game.kind) {}

    [[nodiscard]] Result<void> begin() override { return {}; }

    [[nodiscard]] Result<void> add(record::GameRecord const& record) override {
        return print(pairing::result_lines(record));
    }

    [[nodiscard]] Result<void> end(runtime::SeriesSummary const& summary) override {
        auto const standings = summary.standings();
        return print(
            "\n" + (m_kind == rules::Kind::challenge ? challenge_table(standings) : match_table(standings)));
    }

private:
    rules::Kind m_kind;
};

} // namespace

std::unique_ptr<PlayReport> make_text_report(rules::GameInfo const& game) {
    return std::make_unique<TextReport>(game);
}

} // namespace tulkas
