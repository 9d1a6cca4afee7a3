#include "source_rules/prose.hpp"

#include <algorithm>
#include <cctype>
#include <functional>
#include <set>
#include <string>

namespace source_rules {

namespace {

using Words = std::set<std::string_view>;

// What several of the languages have ("a", "is", "in", "was", "am", "most", "de", "be", "van") is in none.
Words const english{"the",   "of",    "and",    "to",      "that",   "it",      "for",   "on",    "with",
                    "are",   "this",  "from",   "by",      "or",     "not",     "which", "at",    "has",
                    "have",  "if",    "we",     "you",     "your",   "can",     "all",   "one",   "where",
                    "when",  "then",  "than",   "there",   "its",    "into",    "each",  "other", "given",
                    "move",  "moves", "game",   "board",   "only",   "no",      "who",   "their", "every",
                    "first", "does",  "as",     "an",      "my",     "he",      "they",  "but",   "what",
                    "how",   "after", "before", "between", "should", "would",   "will",  "been",  "these",
                    "those", "about", "our",    "whether", "player", "chooses", "plays", "best"};

Words const german{
    "der",    "die",    "das",   "und",     "den",      "dem",     "des",     "ein",    "eine",  "einen",
    "einem",  "einer",  "eines", "ist",     "sind",     "nicht",   "mit",     "von",    "zu",    "zum",
    "zur",    "für",    "auf",   "im",      "sich",     "auch",    "wird",    "werden", "wenn",  "dann",
    "oder",   "als",    "aus",   "bei",     "nach",     "wie",     "nur",     "noch",   "kann",  "können",
    "alle",   "aller",  "hat",   "haben",   "diese",    "dieser",  "dieses",  "keine",  "kein",  "ob",
    "vom",    "durch",  "über",  "unter",   "zwischen", "er",      "wir",     "ich",    "gibt",  "zurück",
    "zug",    "züge",   "spiel", "spieler", "spielt",   "brett",   "jede",    "jeder",  "jedes", "feld",
    "felder", "besten", "beste", "anzahl",  "welche",   "welcher", "welches", "muss"};

Words const hungarian{
    "az",          "egy",     "és",      "hogy",    "nem",        "ha",       "ez",      "ezt",
    "azt",         "amely",   "amelyik", "aki",     "ami",        "akkor",    "mert",    "meg",
    "el",          "ki",      "csak",    "már",     "még",        "vagy",     "szerint", "vissza",
    "után",        "előtt",   "között",  "minden",  "egyik",      "másik",    "lesz",    "volt",
    "vannak",      "nincs",   "kell",    "lehet",   "lehetséges", "mint",     "több",    "legjobb",
    "lépés",       "lépést",  "lépések", "játék",   "játékos",    "játszik",  "tábla",   "táblán",
    "mező",        "mezők",   "adott",   "szám",    "száma",      "érték",    "értéke",  "visszaadja",
    "visszatér",   "igaz",    "hamis",   "osztály", "metódus",    "függvény", "alapján", "esetén",
    "ahol",        "így",     "úgy",     "ezek",    "azok",       "sem",      "fel",     "hozzá",
    "benne",       "róla",    "tőle",    "neki",    "mi",         "én",       "ő",       "egész",
    "kiválasztja", "választ", "megadja", "soron",   "következő",  "bábu",     "bábuk",   "ellenfél"};

// Small letters; of the letters beyond ASCII, those of the three languages.
std::string lower(std::string_view text) {
    constexpr std::string_view two_bytes = "\xC3"; // U+00C0 to U+00DE have their small ones 32 further
    constexpr unsigned char first = 0x80;
    constexpr unsigned char last = 0x9E;
    constexpr unsigned char distance = 0x20;
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        auto const letter = static_cast<unsigned char>(text[at]);
        bool const is_second = at > 0 && text.substr(at - 1, 1) == two_bytes;
        if (is_second && letter >= first && letter <= last) {
            result += static_cast<char>(letter + distance);
        } else if (at > 0 && text.substr(at - 1, 1) == "\xC5" && (letter == 0x90 || letter == 0xB0)) {
            result += static_cast<char>(letter + 1); // Ő, Ű
        } else {
            result += letter < first ? static_cast<char>(std::tolower(letter)) : static_cast<char>(letter);
        }
    }
    return result;
}

bool is_of_word(char letter) {
    auto const byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || std::isalpha(byte) != 0;
}

// Tags of documentation (@return, :param) are in no language, and what @param names is an identifier.
bool names_something(std::string_view tag) {
    return tag == "param" || tag == "throws" || tag == "exception" || tag == "raises";
}

template <typename Do>
void for_each_word(std::string_view text, Do const& take) {
    bool is_named = false;
    for (auto const* at = text.begin(); at != text.end();) {
        auto const* const begin = std::find_if(at, text.end(), is_of_word);
        auto const* const end = std::find_if_not(begin, text.end(), is_of_word);
        std::string_view const word(begin, end);
        bool const is_tag = begin != text.begin() && (*(begin - 1) == '@' || *(begin - 1) == ':');
        if (!word.empty() && !is_tag && !is_named) {
            take(word);
        }
        is_named = is_tag && names_something(word);
        at = end;
    }
}

} // namespace

std::optional<std::string_view> language_of(std::string_view text) {
    std::array<Words const*, prose_languages.size()> const lists{&english, &german, &hungarian};
    std::array<int, prose_languages.size()> found{};
    auto const small = lower(text);
    for_each_word(small, [&](std::string_view word) {
        for (std::size_t each = 0; each < lists.size(); ++each) {
            found.at(each) += lists.at(each)->contains(word) ? 1 : 0;
        }
    });
    constexpr int enough = 3;
    auto const best = static_cast<std::size_t>(std::ranges::max_element(found) - found.begin());
    auto sorted = found;
    std::ranges::sort(sorted, std::greater());
    // Documentation quotes words of other languages; a language that is its own has far more.
    return sorted[0] >= enough && sorted[0] >= 2 * sorted[1] ? std::optional(prose_languages.at(best))
                                                             : std::nullopt;
}

} // namespace source_rules
