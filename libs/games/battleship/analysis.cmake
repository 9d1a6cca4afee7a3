set(ANALYSIS_SOURCES battleship/afloat.cpp battleship/analysis.cpp battleship/density.cpp battleship/notation.cpp battleship/placements.cpp
                     battleship/possible_fleets.cpp battleship/fleet.cpp)
