// The analysis of a game as this machine computes it: requests on standard input, one a line, answers on
// standard output. The test compares them with those of the WebAssembly module.
#include "analysis/answer.hpp"
#include "battleship/analysis.hpp"
#include "catan/analysis.hpp"
#include "martian_chess/analysis.hpp"
#include "ploy/analysis.hpp"

#include <iostream>
#include <map>
#include <string>

int main(int argc, char** argv) {
    std::map<std::string, analysis::Analyse> const games{
        {"battleship", &battleship::analyse},
        {"catan", &catan::analyse},
        {"martian_chess", &martian_chess::analyse},
        {"ploy", &ploy::analyse},
    };
    auto const game = games.find(argc > 1 ? argv[1] : "");
    if (game == games.end()) {
        std::cerr << "usage: analysis_native GAME\n";
        return 2;
    }
    for (std::string line; std::getline(std::cin, line);) {
        std::cout << analysis::answer(game->second, line) << '\n';
    }
}
