#include "transcripts/transcripts.hpp"

#include "protocol/base64.hpp"
#include "protocol/writer.hpp"
#include "support/json.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <optional>
#include <stdexcept>

namespace transcripts {

using namespace protocol;

namespace {

// The value of a Result in a file of ours: anything else is a mistake in the file.
template <typename T>
T must(support::Result<T> const& result) {
    if (!result) {
        throw std::runtime_error(result.error().message);
    }
    return *result;
}

template <typename T>
T must(std::optional<T> const& value) {
    if (!value) {
        throw std::runtime_error("a name that is none");
    }
    return *value;
}

std::string unquoted(std::string_view text) {
    return std::string(must(support::parse_json(text)).as_string());
}

// The meaning of a message, taken apart from the front.
class Words {
public:
    explicit Words(std::string_view text) : m_rest(text) {}

    // A bare word, or a JSON string.
    std::string next() {
        if (!m_rest.starts_with('"')) {
            return std::string(support::cut_front(m_rest, ' '));
        }
        std::size_t end = 1;
        while (m_rest.at(end) != '"') {
            end += m_rest[end] == '\\' ? 2U : 1U;
        }
        std::string const word = unquoted(m_rest.substr(0, end + 1));
        m_rest.remove_prefix(std::min(end + 2, m_rest.size()));
        return word;
    }
    std::optional<std::int64_t> next_number() {
        auto const word = next();
        return word == "null" ? std::nullopt : std::optional(must(support::whole_number<std::int64_t>(word)));
    }
    std::string_view rest() const { return m_rest; }

private:
    std::string_view m_rest;
};

std::string in_base64(std::string_view bytes) {
    std::string text;
    append_base64(text, bytes);
    return text;
}

std::string bytes_from_hex(std::string const& text) {
    std::string bytes;
    for (std::size_t at = 0; at < text.size(); at += 2) {
        bytes += static_cast<char>(std::stoi(text.substr(at, 2), nullptr, 16));
    }
    return bytes;
}

std::vector<std::int64_t> numbers_in(std::string const& list) {
    std::vector<std::int64_t> numbers;
    for (std::string_view rest = list; !rest.empty();) {
        numbers.push_back(must(support::whole_number<std::int64_t>(support::cut_front(rest, ','))));
    }
    return numbers;
}

std::string line_of(Message const& message) {
    std::string line;
    append_line(line, message);
    line.pop_back();
    return line;
}

std::string log_entry(Words& words) {
    auto const target = must(log_target_from_text(words.next()));
    std::string const text = words.next();
    return line_of(LogEntry{.target = target, .text = text});
}

std::string error_report(Words& words) {
    std::string const text = words.next();
    return line_of(ErrorReport{.text = text});
}

std::string challenge_result(Words& words) {
    auto const points = words.next_number();
    return line_of(ChallengeResult{.points = points, .maximum = words.next_number()});
}

std::string actor_binary(Words& words) {
    auto const kind = must(binary_kind_from_text(words.next()));
    std::string const data = in_base64(bytes_from_hex(std::string(words.rest())));
    return line_of(ActorBinary{.kind = kind, .data = data});
}

std::string start_notice(Words& words) {
    std::string const data = in_base64(words.rest());
    return line_of(StartNotice{.data = data});
}

std::string game_view(Words& words) {
    std::string const data = in_base64(words.rest());
    return line_of(GameView{.data = data});
}

std::string proxy_call(Words& words) {
    auto const target = must(BotName::from_text(words.next()));
    std::string const data = in_base64(words.rest());
    return line_of(ProxyCall{.target = target, .data = data});
}

std::string call_result(Words& words) {
    std::string const method = words.next();
    std::string const data = in_base64(words.rest());
    return line_of(CallResult{.method = method, .data = data});
}

std::map<std::string, std::string (*)(Words&)> const line_makers{
    {"StartNotice", start_notice},
    {"ShutdownNotice", [](Words&) { return line_of(ShutdownNotice{}); }},
    {"LogEntry", log_entry},
    {"ErrorReport", error_report},
    {"ChallengeResult", challenge_result},
    {"MatchResult",
     [](Words& words) { return line_of(MatchResult{must(match_end_from_text(words.next()))}); }},
    {"RankingResult", [](Words& words) { return line_of(RankingResult{numbers_in(words.next())}); }},
    {"GameView", game_view},
    {"Simultaneous", [](Words& words) { return line_of(Simultaneous{numbers_in(words.next()).front()}); }},
    {"Elimination",
     [](Words& words) { return line_of(Elimination{must(BotName::from_text(words.next()))}); }},
    {"ActorBinary", actor_binary},
    {"ProxyCall", proxy_call},
    {"CallResult", call_result},
    {"BotTimeout", [](Words&) { return line_of(BotTimeout{}); }},
};

} // namespace

std::string line_from_meaning(std::string_view meaning) {
    Words words(meaning);
    return line_makers.at(words.next())(words);
}

std::vector<TranscriptEntry> read_entries(std::filesystem::path const& path) {
    std::ifstream file(path);
    bool const is_page = path.extension() == ".md";
    bool is_inside = !is_page;
    std::vector<TranscriptEntry> entries;
    std::optional<TranscriptEntry> open;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (is_page && line.starts_with("```")) {
            is_inside = line == "```transcript";
        } else if (is_inside && line.starts_with("  ") && open) {
            open->line = line.starts_with("  \"") ? unquoted(line.substr(2)) : line.substr(2);
            entries.push_back(*open);
            open.reset();
        } else if (is_inside &&
                   (line.starts_with("> ") || line.starts_with("< ") || line.starts_with("! "))) {
            open = TranscriptEntry{.is_refused = line.front() == '!',
                                   .text = line.substr(2),
                                   .line = {},
                                   .where = fmt::format("{}:{}", path.filename().string(), number)};
        }
    }
    return entries;
}

} // namespace transcripts
