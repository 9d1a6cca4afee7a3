set(ANALYSIS_SOURCES martian_chess/analysis.cpp martian_chess/ending.cpp martian_chess/evaluation.cpp martian_chess/notation.cpp
                     martian_chess/parse.cpp martian_chess/searched_game.cpp)
