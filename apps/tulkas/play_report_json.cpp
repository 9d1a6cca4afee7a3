#include "tulkas/output.hpp"
#include "tulkas/play_json.hpp"
#include "tulkas/play_report.hpp"

#include <fmt/format.h>

#include <string>

namespace tulkas {

using support::Result;

namespace {

class JsonReport final : public PlayReport {
public:
    explicit JsonReport(rules::GameInfo const& game) : m_game(game.name) {}

    [[nodiscard]] Result<void> begin() override {
        return print(fmt::format("{{\"game\":{},\"games\":[", support::to_text(m_game)));
    }

    [[nodiscard]] Result<void> add(record::GameRecord const& record) override {
        bool const first = std::exchange(m_first, false);
        return print((first ? "" : ",") + support::to_text(game_json(record)));
    }

    [[nodiscard]] Result<void> end(runtime::SeriesSummary const& /*summary*/) override {
        return print("]}\n");
    }

private:
    support::Json m_game;
    bool m_first = true;
};

} // namespace

std::unique_ptr<PlayReport> make_json_report(rules::GameInfo const& game) {
    return std::make_unique<JsonReport>(game);
}

} // namespace tulkas
