// Whatever a worker reports of a submission is accepted or refused, and of what was accepted follows a
// verdict.
//
// An input is a whole report, or the record of a game, or changes to a report that is true: the first byte
// says which.
#include "all_games/all_games.hpp"
#include "match/house_bot.hpp"
#include "match/play_match.hpp"
#include "submissions/remote_judge.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace submissions {
namespace {

struct Arena {
    Arena() {
        order.terms.setup.options =
            rules::Options::create(game->info().options, {{"quiet-limit", "10"}}).value();
        order.terms.games = 2;
        order.terms.wins = 0;
        auto const qualification = qualification_of(order);
        for (int number = 0; number < order.terms.games; ++number) {
            findings.records.push_back(play(qualification.game(number)));
        }
        report = support::to_text(to_json(findings));
        TULKAS_ASSERT(findings_from(to_json(findings), order).has_value());
    }

    // Between house bots: their names do not count.
    [[nodiscard]] record::GameRecord play(pairing::QualificationGame const& number) const {
        std::vector<std::shared_ptr<match::Bot const>> const bots(2, match::make_house_bot("greedy"));
        auto setup = order.terms.setup;
        setup.seed = number.seed;
        runtime::Loop loop;
        return match::play_match({.game = *game, .setup = setup, .bots = bots, .loop = loop}, {}).value();
    }

    rules::Registry games = all_games::all_games();
    std::shared_ptr<rules::Game const> game = games.find("martian-chess").value();
    Order order{.game = *game,
                .terms = standard_terms(*game, {}).value(),
                .file = {.name = "bot.py", .content = {}},
                .player = "otter",
                .seed = 7};
    Findings findings{.language = "python", .nickname = "Otter", .framework = {}, .build_output = {}};
    std::string report; // that is true
};

// Changes a text as the bytes say: each three are a place and a new character.
std::string changed(std::string text, std::string_view bytes) {
    for (; bytes.size() >= 3; bytes.remove_prefix(3)) {
        auto const place = static_cast<unsigned char>(bytes[0]) * 256U + static_cast<unsigned char>(bytes[1]);
        text[place % text.size()] = bytes[2];
    }
    return text;
}

support::Result<support::Json> report_of(std::string_view input, Arena const& arena) {
    constexpr unsigned ways = 3;
    if (input.empty()) {
        return support::JsonObject();
    }
    auto const way = static_cast<unsigned char>(input.front()) % ways;
    input.remove_prefix(1);
    switch (way) {
    case 0:
        return support::parse_json(input);
    case 1: {
        auto report = to_json(arena.findings);
        report["records"].get_array().front() = input;
        return report;
    }
    default:
        return support::parse_json(changed(arena.report, input));
    }
}

void check(std::string_view input) {
    static Arena const arena;
    auto const report = report_of(input, arena);
    if (!report || !report->is_object()) {
        return;
    }
    if (auto const findings = findings_from(report->get_object(), arena.order)) {
        TULKAS_ASSERT(findings->rejection || std::ssize(findings->records) <= arena.order.terms.games);
        TULKAS_ASSERT(Judge::verdict(arena.order, *findings, arena.games).has_value());
    }
}

} // namespace
} // namespace submissions

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    submissions::check(std::string_view(reinterpret_cast<char const*>(data), size));
    return 0;
}
