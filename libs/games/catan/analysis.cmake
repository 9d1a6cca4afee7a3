set(ANALYSIS_SOURCES catan/analysis.cpp catan/building.cpp catan/hidden_cards.cpp catan/land.cpp catan/legality.cpp catan/longest_road.cpp
                     catan/move_notation.cpp catan/moves.cpp catan/notation.cpp catan/outlook.cpp catan/plan.cpp catan/player_reader.cpp
                     catan/position.cpp catan/position_fault.cpp catan/position_reader.cpp catan/settler.cpp catan/layout.cpp catan/trading.cpp)
