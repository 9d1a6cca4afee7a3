#include "tulkas/editor_files.hpp"

#include "support/json.hpp"

#include <fmt/format.h>

#include <string_view>

namespace tulkas {

using support::JsonArray;
using support::JsonObject;

namespace {

// What a person chooses from the editor's menu. The last word is asked for, if `asks`.
struct EditorTask {
    std::string name;
    std::vector<std::string> words;
    bool asks = false;
};

constexpr std::string_view games_file = ".games.txt"; // not a part of the bot: it begins with a dot

std::vector<EditorTask> tasks_for(std::string const& program, std::string const& game) {
    return {{.name = "Play 10 games",
             .words = {program, "play", game, ".", "random", "--games", "10", "--record",
                       std::string(games_file)}},
            {.name = "Watch a game, again when a file is saved",
             .words = {program, "play", game, ".", "random", "--watch", "--on-save"}},
            {.name = "Debug the first game at a ply",
             .words = {program, "debug", std::string(games_file), ".", "--ply"},
             .asks = true}};
}

JsonObject vscode_task(EditorTask const& task, bool is_usual) {
    JsonArray arguments(task.words.begin() + 1, task.words.end());
    if (task.asks) {
        arguments.emplace_back("${input:ply}");
    }
    JsonObject group{{"kind", "test"}, {"isDefault", is_usual}};
    return {{"label", task.name},
            {"type", "process"},
            {"command", task.words.front()},
            {"args", std::move(arguments)},
            {"options", JsonObject{{"cwd", "${workspaceFolder}"}}},
            {"group", std::move(group)},
            {"presentation", JsonObject{{"focus", true}}},
            {"problemMatcher", JsonArray{}}};
}

std::string vscode_tasks(std::vector<EditorTask> const& tasks) {
    JsonArray list;
    for (auto const& task : tasks) {
        list.push_back(vscode_task(task, list.empty()));
    }
    JsonArray inputs{JsonObject{{"id", "ply"},
                                {"type", "promptString"},
                                {"description", "Stop at the first call after this many moves"},
                                {"default", "0"}}};
    return support::to_text(
               JsonObject{{"version", "2.0.0"}, {"tasks", std::move(list)}, {"inputs", std::move(inputs)}}) +
           "\n";
}

std::string replaced_everywhere(std::string text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::string for_shell(std::string const& word) {
    return "'" + replaced_everywhere(word, "'", R"('\'')") + "'";
}

std::string for_xml(std::string text) {
    text = replaced_everywhere(std::move(text), "&", "&amp;");
    text = replaced_everywhere(std::move(text), "<", "&lt;");
    return replaced_everywhere(std::move(text), "\"", "&quot;");
}

std::string shell_line(EditorTask const& task) {
    std::string line =
        task.asks ? "printf 'Stop at the first call after this many moves: '; read -r ply; " : "";
    for (auto const& word : task.words) {
        line += for_shell(word) + " ";
    }
    return line + (task.asks ? "\"$ply\"" : "");
}

std::string jetbrains_configuration(EditorTask const& task) {
    return fmt::format(R"(<component name="ProjectRunConfigurationManager">
  <configuration default="false" name="{}" type="ShConfigurationType">
    <option name="SCRIPT_TEXT" value="{}" />
    <option name="INDEPENDENT_SCRIPT_WORKING_DIRECTORY" value="true" />
    <option name="SCRIPT_WORKING_DIRECTORY" value="$PROJECT_DIR$" />
    <option name="EXECUTE_IN_TERMINAL" value="true" />
    <option name="EXECUTE_SCRIPT_FILE" value="false" />
    <method v="2" />
  </configuration>
</component>
)",
                       for_xml(task.name), for_xml(shell_line(task)));
}

} // namespace

std::vector<EditorFile> editor_files(std::string const& program, std::string const& game) {
    auto const tasks = tasks_for(program, game);
    std::vector<EditorFile> files{{.name = ".vscode/tasks.json", .content = vscode_tasks(tasks)}};
    for (auto const& task : tasks) {
        auto const file =
            fmt::format(".idea/runConfigurations/{}.xml", task.words[1] + std::to_string(files.size()));
        files.push_back({.name = file, .content = jetbrains_configuration(task)});
    }
    return files;
}

} // namespace tulkas
