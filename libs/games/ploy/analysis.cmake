set(ANALYSIS_SOURCES ploy/analysis.cpp ploy/evaluation.cpp ploy/moves.cpp ploy/notation.cpp ploy/position.cpp ploy/search_rules.cpp)
