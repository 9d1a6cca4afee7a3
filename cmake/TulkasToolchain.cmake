# How everything is compiled: the language, the warnings, the sanitizers.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

option(TULKAS_FUZZ "Build the libFuzzer targets (needs clang)" OFF)
set(TULKAS_BATCH 1 CACHE STRING "How many files of a target are compiled together")
option(TULKAS_COVERAGE "Instrument for gcovr" OFF)
set(TULKAS_SANITIZE "" CACHE STRING "Value of -fsanitize= for everything, such as address,undefined")

# Everything is compiled through ccache where there is one: builds with the same flags share their objects, wherever
# the build and the clone are.
find_program(TULKAS_CCACHE ccache)
if(TULKAS_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(launcher "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                 "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=true "${TULKAS_CCACHE}")
    set(CMAKE_CXX_COMPILER_LAUNCHER "${launcher}")
    set(CMAKE_C_COMPILER_LAUNCHER "${launcher}")
endif()

# The large headers that nearly every file includes are parsed once. Files include what they use all the same:
# clang-tidy and the fuzzers compile them without this.
option(TULKAS_PRECOMPILE "Use precompiled headers" OFF)
if(TULKAS_PRECOMPILE)
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>) # what ccache needs to see through them
    set(CMAKE_PCH_WARN_INVALID OFF) # a target with other definitions does without
endif()

add_compile_options(
    -Wall -Wextra -Wpedantic -Werror
    $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor>
    $<$<COMPILE_LANGUAGE:CXX>:-Woverloaded-virtual>
    $<$<CXX_COMPILER_ID:GNU>:-Wshadow> # clang also warns of names in other files of a batch
    -Wconversion -Wsign-conversion -Wcast-qual -Wformat=2 -Wimplicit-fallthrough
    -Wno-missing-field-initializers # a designated initializer says what it means to leave out
)

if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # False alarms of g++ 12 inside std::string and fmt; the sanitizers find the true ones.
    add_compile_options(-Wno-array-bounds -Wno-stringop-overflow -Wno-restrict)
endif()

# What makes a fault in memory end the program instead of obeying the one who found it: the checks of glibc and of the
# standard library, canaries, pages of the stack touched in order, jumps that only lead to where functions begin, random
# addresses, and no table of functions that can be written. tests/package/hardening_test.py looks for them in the program.
# A sanitizer sees more, and must come first.
option(TULKAS_HARDEN "Compile checks into the program that end it when memory is misused" OFF)
if(TULKAS_HARDEN)
    set(TULKAS_HARDENING -D_FORTIFY_SOURCE=3 -D_GLIBCXX_ASSERTIONS -fstack-protector-strong -fstack-clash-protection)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL x86_64)
        list(APPEND TULKAS_HARDENING -fcf-protection)
    elseif(CMAKE_SYSTEM_PROCESSOR STREQUAL aarch64)
        list(APPEND TULKAS_HARDENING -mbranch-protection=standard)
    endif()
    add_compile_options(${TULKAS_HARDENING} -fPIE)
    add_link_options(-pie -Wl,-z,relro,-z,now,-z,noexecstack)
endif()

# For what waits for people, networks and databases rather than computing: a third less time to compile. What plays, searches
# and serves connections is optimised in full.
set(TULKAS_GLUE_OPTIONS $<$<CONFIG:RelWithDebInfo>:-O1>)

if(TULKAS_SANITIZE)
    add_compile_options(-fsanitize=${TULKAS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # What a sanitizer adds makes GCC see uninitialized values in the standard library's <regex>.
        add_compile_options(-Wno-maybe-uninitialized)
    endif()
    # False alarms: where a test counts allocations, and where the checks put between an expression and its use
    # hide from the compiler that the value fits. The builds without sanitizers do warn.
    add_compile_options(-Wno-mismatched-new-delete -Wno-conversion -Wno-sign-conversion)
    add_link_options(-fsanitize=${TULKAS_SANITIZE})
    if(TULKAS_SANITIZE STREQUAL thread)
        # The thread sanitizer does not understand fences. Asio has a way without them.
        add_compile_definitions(BOOST_ASIO_DISABLE_FENCED_BLOCK)
    endif()
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
