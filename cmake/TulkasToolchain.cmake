# How everything is compiled: the language, the warnings, the sanitizers.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

option(TULKAS_FUZZ "Build the libFuzzer targets (needs clang)" OFF)
option(TULKAS_BENCH "Build the Google Benchmark programs" OFF)
option(TULKAS_COVERAGE "Instrument for gcovr" OFF)
set(TULKAS_SANITIZE "" CACHE STRING "Value of -fsanitize= for everything, such as address,undefined")

# Everything is compiled through ccache where there is one: the presets share most objects' content.
find_program(TULKAS_CCACHE ccache)
if(TULKAS_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${TULKAS_CCACHE}")
    set(CMAKE_C_COMPILER_LAUNCHER "${TULKAS_CCACHE}")
endif()

add_compile_options(
    -Wall -Wextra -Wpedantic -Werror
    $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor>
    $<$<COMPILE_LANGUAGE:CXX>:-Woverloaded-virtual>
    -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wformat=2 -Wimplicit-fallthrough
    -Wno-missing-field-initializers # a designated initializer says what it means to leave out
)

if(TULKAS_SANITIZE)
    add_compile_options(-fsanitize=${TULKAS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${TULKAS_SANITIZE})
endif()

if(TULKAS_COVERAGE)
    add_compile_options(--coverage -fprofile-update=atomic)
    add_link_options(--coverage)
endif()

if(TULKAS_FUZZ)
    # Libraries get the coverage feedback and the sanitizers; only the *_fuzz programs get libFuzzer's main.
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
    add_link_options(-fsanitize=address,undefined)
endif()
