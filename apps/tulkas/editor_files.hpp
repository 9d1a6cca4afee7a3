// What an editor needs to know to play, watch and debug a bot: the files that `tulkas new` writes beside it.
//
// VS Code reads tasks from .vscode, the IDEs of JetBrains run configurations from .idea. Both are left out
// when a bot is submitted, as all names that begin with a dot are.
#pragma once

#include <string>
#include <vector>

namespace tulkas {

struct EditorFile {
    std::string name; // within the bot's directory, with slashes
    std::string content;
};

// For a bot of this game. The program is the path of tulkas.
[[nodiscard]] std::vector<EditorFile> editor_files(std::string const& program, std::string const& game);

} // namespace tulkas
