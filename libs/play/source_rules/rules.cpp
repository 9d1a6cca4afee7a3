#include "source_rules/rules.hpp"

#include "source_rules/prose.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace source_rules {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

JsonObject to_json(Rules const& rules) {
    auto const& imports = rules.forbidden_imports;
    return {{"file_name", rules.file_name},
            {"class_name", rules.class_name},
            {"no_package", rules.no_package},
            {"no_printing", rules.no_printing},
            {"no_files", rules.no_files},
            {"no_threads", rules.no_threads},
            {"forbidden_imports", JsonArray(imports.begin(), imports.end())},
            {"documentation", documentation_names.name_of(rules.documentation)},
            {"documentation_language", rules.documentation_language},
            {"most_bytes", rules.most_bytes},
            {"one_file", rules.one_file}};
}

namespace {

Result<void> read_flag(JsonObject const& json, std::string_view key, bool& value) {
    auto const* const found = json.if_contains(key);
    if (found != nullptr && !found->is_bool()) {
        return fail(ErrorKind::invalid, "source: \"{}\" must be true or false", key);
    }
    value = found == nullptr ? value : found->get_bool();
    return {};
}

Result<void> read_text(JsonObject const& json, std::string_view key, std::string& value) {
    constexpr std::size_t longest = 200;
    auto const* const found = json.if_contains(key);
    if (found == nullptr) {
        return {};
    }
    if (!found->is_string() || found->get_string().size() > longest) {
        return fail(ErrorKind::invalid, "source: \"{}\" must be a string of at most {} bytes", key, longest);
    }
    value = std::string(found->get_string());
    return {};
}

Result<void> read_imports(JsonObject const& json, std::vector<std::string>& imports) {
    constexpr std::size_t most = 200;
    auto const* const found = json.if_contains("forbidden_imports");
    if (found == nullptr) {
        return {};
    }
    auto const wrong = [&] {
        return fail(ErrorKind::invalid,
                    "source: \"forbidden_imports\" must be a list of at most {} names, e.g. \"java.net\"",
                    most);
    };
    if (!found->is_array() || found->get_array().size() > most) {
        return wrong();
    }
    for (auto const& each : found->get_array()) {
        if (!each.is_string() || each.get_string().empty()) {
            return wrong();
        }
        // java.net.* is the same as java.net, and what people write.
        std::string name(each.get_string());
        imports.push_back(name.ends_with(".*") ? name.substr(0, name.size() - 2) : std::move(name));
    }
    return {};
}

Result<void> read_documentation(JsonObject const& json, Rules& rules) {
    std::string asked(documentation_names.name_of(rules.documentation));
    TULKAS_TRY(read_text(json, "documentation", asked));
    auto const known = documentation_names.find(asked);
    if (!known) {
        return fail(ErrorKind::invalid,
                    "source: \"documentation\" must be none, classes, public or all "
                    "(got {})",
                    support::in_quotes(asked));
    }
    rules.documentation = *known;
    TULKAS_TRY(read_text(json, "documentation_language", rules.documentation_language));
    auto const& language = rules.documentation_language;
    if (!language.empty() && std::ranges::find(prose_languages, language) == prose_languages.end()) {
        return fail(ErrorKind::invalid, "source: \"documentation_language\" must be one of {} (got {})",
                    fmt::join(prose_languages, ", "), support::in_quotes(language));
    }
    if (!language.empty() && rules.documentation == Documentation::none) {
        return fail(ErrorKind::invalid,
                    "source: \"documentation_language\" needs \"documentation\" to be asked for");
    }
    return {};
}

Result<void> read_size(JsonObject const& json, int& most_bytes) {
    constexpr int most = 100'000'000;
    auto const* const found = json.if_contains("most_bytes");
    if (found == nullptr) {
        return {};
    }
    if (!found->is_int64() || found->get_int64() < 0 || found->get_int64() > most) {
        return fail(ErrorKind::invalid, "source: \"most_bytes\" must be a whole number from 0 to {}", most);
    }
    most_bytes = static_cast<int>(found->get_int64());
    return {};
}

} // namespace

Result<Rules> rules_from_json(Json const& json) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "\"source\" must be an object");
    }
    auto const& object = json.get_object();
    auto const known = to_json(Rules());
    for (auto const& [key, value] : object) {
        if (!known.contains(key)) {
            return fail(ErrorKind::invalid, "source: there is no rule {}",
                        support::in_quotes(std::string_view(key)));
        }
    }
    Rules rules;
    TULKAS_TRY(read_text(object, "file_name", rules.file_name));
    TULKAS_TRY(read_text(object, "class_name", rules.class_name));
    TULKAS_TRY(read_flag(object, "no_package", rules.no_package));
    TULKAS_TRY(read_flag(object, "no_printing", rules.no_printing));
    TULKAS_TRY(read_flag(object, "no_files", rules.no_files));
    TULKAS_TRY(read_flag(object, "no_threads", rules.no_threads));
    TULKAS_TRY(read_imports(object, rules.forbidden_imports));
    TULKAS_TRY(read_documentation(object, rules));
    TULKAS_TRY(read_size(object, rules.most_bytes));
    TULKAS_TRY(read_flag(object, "one_file", rules.one_file));
    return rules;
}

} // namespace source_rules
