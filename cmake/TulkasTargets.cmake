# One directory = one library = one namespace.
#
#   tulkas_library(rules DEPENDS support LINK Boost::json)
#
# makes the target tulkas_rules from every *.cpp of the directory, the test program rules_test from its
# *_test.cpp and one fuzzer from each *_fuzz.cpp. DEPENDS names other libraries of the house; a file may
# include only what its library names there (tests/layers checks it). LINK names libraries from outside.
# LABELS are those of its tests: `threads` for what the thread sanitizer should see (the target tests_threads builds
# all of them). STANDALONE is for a library that uses nothing of the house, not even its precompiled headers.
# FUZZ_DEPENDS is what the fuzzers need besides. ALONE names the files that are compiled apart from the others: those
# whose system headers do not go together with others, and those that take long. BATCH is how many files are compiled
# together, if not as many as usual.

# The files of a target are compiled together, TULKAS_BATCH at a time, so that headers are parsed once for all of them.
# CMake's own unity builds name the files by their absolute paths, and then clones share nothing through ccache.
function(tulkas_batches result target)
    cmake_parse_arguments(ARG "" "" "SOURCES;ALONE" ${ARGN})
    set(batches "")
    set(text "")
    set(files 0)
    set(number 0)
    foreach(source IN LISTS ARG_SOURCES)
        get_filename_component(source "${source}" ABSOLUTE)
        get_filename_component(file "${source}" NAME)
        if(TULKAS_BATCH LESS 2 OR file IN_LIST ARG_ALONE)
            list(APPEND batches "${source}")
            continue()
        endif()
        file(RELATIVE_PATH path "${CMAKE_CURRENT_BINARY_DIR}" "${source}")
        string(APPEND text "#include \"${path}\"\n")
        math(EXPR files "${files} + 1")
        if(files EQUAL TULKAS_BATCH)
            list(APPEND batches "${CMAKE_CURRENT_BINARY_DIR}/${target}_${number}.cpp")
            file(CONFIGURE OUTPUT "${target}_${number}.cpp" CONTENT "${text}" @ONLY)
            math(EXPR number "${number} + 1")
            set(files 0)
            set(text "")
        endif()
    endforeach()
    if(text)
        list(APPEND batches "${CMAKE_CURRENT_BINARY_DIR}/${target}_${number}.cpp")
        file(CONFIGURE OUTPUT "${target}_${number}.cpp" CONTENT "${text}" @ONLY)
    endif()
    set(${result} ${batches} PARENT_SCOPE)
endfunction()

function(tulkas_library name)
    cmake_parse_arguments(ARG "STANDALONE" "BATCH" "DEPENDS;LINK;TEST_DEPENDS;TEST_LINK;FUZZ_DEPENDS;LABELS;ALONE" ${ARGN})

    file(GLOB sources CONFIGURE_DEPENDS *.cpp)
    set(tests ${sources})
    set(fuzzers ${sources})
    list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
    list(FILTER fuzzers INCLUDE REGEX "_fuzz\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "_(test|fuzz)\\.cpp$")

    set(dependencies "")
    foreach(dependency IN LISTS ARG_DEPENDS)
        list(APPEND dependencies tulkas_${dependency})
    endforeach()

    if(sources)
        if(ARG_BATCH)
            set(TULKAS_BATCH ${ARG_BATCH})
        endif()
        tulkas_batches(batches tulkas_${name} SOURCES ${sources} ALONE ${ARG_ALONE})
        add_library(tulkas_${name} STATIC ${batches})
        target_include_directories(tulkas_${name} PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}/..")
        target_link_libraries(tulkas_${name} PUBLIC ${dependencies} ${ARG_LINK})
        if(TULKAS_PRECOMPILE AND name STREQUAL support)
            target_precompile_headers(tulkas_support PRIVATE
                                      <boost/json/value.hpp> <fmt/format.h> <expected> <functional> <map> <memory>
                                      <string> <string_view> <variant> <vector>)
        elseif(TULKAS_PRECOMPILE AND NOT ARG_STANDALONE)
            target_precompile_headers(tulkas_${name} REUSE_FROM tulkas_support)
        endif()
    else()
        add_library(tulkas_${name} INTERFACE)
        target_include_directories(tulkas_${name} INTERFACE "${CMAKE_CURRENT_SOURCE_DIR}/..")
        target_link_libraries(tulkas_${name} INTERFACE ${dependencies} ${ARG_LINK})
    endif()

    if(BUILD_TESTING AND tests)
        set(test_dependencies "")
        foreach(dependency IN LISTS ARG_TEST_DEPENDS)
            list(APPEND test_dependencies tulkas_${dependency})
        endforeach()
        tulkas_test(${name}_test SOURCES ${tests} LINK tulkas_${name} ${test_dependencies} ${ARG_TEST_LINK}
                    LABELS ${ARG_LABELS})
    endif()

    if(TULKAS_FUZZ)
        foreach(fuzzer IN LISTS fuzzers)
            get_filename_component(fuzzer_name "${fuzzer}" NAME_WE)
            add_executable(${name}_${fuzzer_name} "${fuzzer}")
            target_link_libraries(${name}_${fuzzer_name} PRIVATE tulkas_${name})
            foreach(dependency IN LISTS ARG_FUZZ_DEPENDS)
                target_link_libraries(${name}_${fuzzer_name} PRIVATE tulkas_${dependency})
            endforeach()
            target_link_options(${name}_${fuzzer_name} PRIVATE -fsanitize=fuzzer)
            add_dependencies(fuzzers ${name}_${fuzzer_name})
        endforeach()
    endif()
endfunction()

if(TULKAS_FUZZ)
    add_custom_target(fuzzers)
endif()

# What is tested is optimised as in earnest; the tests themselves are compiled faster without. A helper of one file of
# tests may have the name of a variable in another. glibc's own checks need an optimising compiler.
set(TULKAS_TEST_OPTIONS -O0 -U_FORTIFY_SOURCE -Wno-shadow)

# Dozens of test programs are linked; mold takes a fifth of the time. What is delivered is linked by the system's linker.
find_program(TULKAS_MOLD mold)

# The headers of every test program, parsed once.
if(BUILD_TESTING AND TULKAS_PRECOMPILE)
    file(WRITE "${CMAKE_BINARY_DIR}/test_headers.cpp" "")
    add_library(tulkas_test_headers OBJECT "${CMAKE_BINARY_DIR}/test_headers.cpp")
    target_link_libraries(tulkas_test_headers PRIVATE tulkas_support GTest::gmock GTest::gtest)
    target_compile_options(tulkas_test_headers PRIVATE ${TULKAS_TEST_OPTIONS})
    target_precompile_headers(tulkas_test_headers PRIVATE
                              <gmock/gmock.h> <gtest/gtest.h> <boost/json/value.hpp> <fmt/format.h> <expected>
                              <functional> <map> <memory> <string> <vector>)
endif()

# A GoogleTest program whose cases are registered with CTest one by one. Those that need PostgreSQL are registered as
# one, NAME.with_postgresql: they share a server, which is costly to start. They have it in their names.
function(tulkas_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK;LABELS" ${ARGN})
    tulkas_batches(batches ${name} SOURCES ${ARG_SOURCES})
    add_executable(${name} ${batches})
    target_compile_options(${name} PRIVATE ${TULKAS_TEST_OPTIONS})
    if(TULKAS_MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        target_link_options(${name} PRIVATE -fuse-ld=mold)
    endif()
    target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gmock GTest::gtest GTest::gtest_main)
    if(TULKAS_PRECOMPILE)
        target_precompile_headers(${name} REUSE_FROM tulkas_test_headers)
    endif()
    foreach(label IN LISTS ARG_LABELS)
        if(NOT TARGET tests_${label})
            add_custom_target(tests_${label})
        endif()
        add_dependencies(tests_${label} ${name})
    endforeach()
    set(filter "")
    if(tulkas_test_postgresql IN_LIST ARG_LINK)
        set(filter TEST_FILTER "-*PostgreSQL*")
        add_test(NAME ${name}.with_postgresql COMMAND ${name} "--gtest_filter=*PostgreSQL*")
        set_tests_properties(${name}.with_postgresql PROPERTIES TIMEOUT 600 COST 100 LABELS "${ARG_LABELS}")
    endif()
    gtest_discover_tests(${name} TEST_PREFIX "${name}." DISCOVERY_TIMEOUT 60 ${filter}
                         PROPERTIES TIMEOUT 300 LABELS "${ARG_LABELS}")
endfunction()

# The names of the example bots in a folder, without their extension: each that of its game and one word more, as
# ploy_greedy.
function(tulkas_examples result folder extension)
    file(GLOB bots CONFIGURE_DEPENDS RELATIVE "${folder}" "${folder}/*.${extension}")
    list(TRANSFORM bots REPLACE "\\.${extension}$" "")
    set(${result} ${bots} PARENT_SCOPE)
endfunction()
