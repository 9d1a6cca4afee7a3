#include "tulkas/recorded_games.hpp"

#include "pairing/stored_games.hpp"
#include "record/foreign.hpp"
#include "record/text.hpp"
#include "support/file_io.hpp"
#include "support/json.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <numeric>
#include <string_view>
#include <system_error>
#include <utility>

namespace tulkas {

using support::Error;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// The games of a report that `tulkas judge --json` printed.
Result<std::vector<std::string>> texts_of_report(std::string_view text) {
    auto const report = support::parse_json(text);
    auto const* const matches =
        report && report->is_object() ? report->get_object().if_contains("matches") : nullptr;
    if (matches == nullptr || !matches->is_array()) {
        return fail(ErrorKind::invalid, "is neither a game record nor a judge report");
    }
    std::vector<std::string> texts;
    for (auto const& match : matches->get_array()) {
        auto const* const game = match.is_object() ? match.get_object().if_contains("record") : nullptr;
        texts.emplace_back(game != nullptr && game->is_string() ? std::string_view(game->get_string()) : "");
    }
    return texts;
}

} // namespace

RecordedGames::RecordedGames(std::string path, std::vector<int> numbers, ReadText read_text)
    : m_path(std::move(path)), m_numbers(std::move(numbers)), m_read_text(std::move(read_text)) {}

RecordedGames RecordedGames::of_texts(std::string const& path, std::vector<std::string> texts) {
    std::vector<int> numbers(texts.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    return {path, std::move(numbers), [texts = std::move(texts)](int number) -> Result<std::string> {
                return texts[static_cast<std::size_t>(number)];
            }};
}

Result<RecordedGames> RecordedGames::of_file(std::string const& path) {
    constexpr std::uint64_t most_bytes = 4'000'000'000;
    auto const text = TULKAS_TRY(support::read_file(path, most_bytes));
    if (!text.starts_with('{')) {
        auto const texts = record::split(text);
        return of_texts(path, {texts.begin(), texts.end()});
    }
    auto texts = texts_of_report(text);
    if (!texts) {
        return fail(texts.error().kind, "{}: {}", support::in_quotes(path), texts.error().message);
    }
    return of_texts(path, *std::move(texts));
}

Result<RecordedGames> RecordedGames::of_tournament(std::string const& path) {
    auto opened = TULKAS_TRY(pairing::StoredGames::open(path));
    auto const games = std::make_shared<pairing::StoredGames const>(std::move(opened));
    std::vector<int> numbers;
    for (auto const& [number, game] : games->games()) {
        numbers.push_back(number);
    }
    return RecordedGames(path, std::move(numbers),
                         [games](int number) { return games->read(games->games().at(number).record); });
}

Result<RecordedGames> RecordedGames::open(std::string const& path) {
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored) ? of_tournament(path) : of_file(path);
}

bool RecordedGames::contains(int number) const {
    return std::ranges::binary_search(m_numbers, number);
}

Error RecordedGames::error(int number, Error const& what) const {
    auto const game = m_numbers.size() > 1 ? fmt::format("game {}: ", number) : "";
    return {.kind = what.kind,
            .message = fmt::format("{}: {}{}", support::in_quotes(m_path), game, what.message)};
}

Result<record::GameRecord> RecordedGames::read(int number) const {
    auto const text = m_read_text(number);
    auto record = text ? record::from_text(*text) : pass_on(text);
    if (!record) {
        return std::unexpected(error(number, record.error()));
    }
    return record::with_visible_text(*std::move(record)); // a file may come from anybody
}

} // namespace tulkas
