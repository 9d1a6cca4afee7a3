#include "allocations/count.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<int> allocated = 0;

} // namespace

int allocations::count() {
    return allocated;
}

void* operator new(std::size_t size) {
    ++allocated;
    void* memory = std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

// NOLINTBEGIN(clang-analyzer-cplusplus.NewDelete): the analyzer takes a replaced delete for a second one
void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
// NOLINTEND(clang-analyzer-cplusplus.NewDelete)
