// The games that `tulkas replay` is given: those of a file of records, of a judge's report, or of the
// directory of a tournament.
//
// Each is read when it is asked for: a tournament may have left a million.
#pragma once

#include "runtime/play.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tulkas {

class RecordedGames {
public:
    [[nodiscard]] static support::Result<RecordedGames> open(std::string const& path);

    // Ascending. In a tournament that is not over, games may be missing.
    [[nodiscard]] std::vector<int> const& numbers() const { return m_numbers; }
    [[nodiscard]] bool contains(int number) const;
    // Errors name the place, and the game where there are several.
    [[nodiscard]] support::Result<record::GameRecord> read(int number) const;
    [[nodiscard]] support::Error error(int number, support::Error const& what) const;

private:
    using ReadText = std::function<support::Result<std::string>(int number)>;

    RecordedGames(std::string path, std::vector<int> numbers, ReadText read_text);

    [[nodiscard]] static RecordedGames of_texts(std::string const& path, std::vector<std::string> texts);
    [[nodiscard]] static support::Result<RecordedGames> of_file(std::string const& path);
    [[nodiscard]] static support::Result<RecordedGames> of_tournament(std::string const& path);

    std::string m_path;
    std::vector<int> m_numbers;
    ReadText m_read_text;
};

} // namespace tulkas
