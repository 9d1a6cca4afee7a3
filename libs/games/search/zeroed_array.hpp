// An array of plain values that begins as all zeros, without touching its memory.
//
// A bot with a hundred milliseconds for a whole game cannot spend some of them on filling a table with zeros.
// The system hands out large blocks already zeroed, page by page at the first touch, if asked through calloc.
#pragma once

#include "support/assert.hpp"

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>

namespace search {

template <typename T>
    requires std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>
class ZeroedArray {
public:
    explicit ZeroedArray(std::size_t size) : m_items(static_cast<T*>(std::calloc(size, sizeof(T)))) {
        TULKAS_ASSERT(m_items != nullptr);
    }

    [[nodiscard]] T& operator[](std::size_t index) { return m_items.get()[index]; }
    [[nodiscard]] T const& operator[](std::size_t index) const { return m_items.get()[index]; }

private:
    struct Free {
        void operator()(T* items) const { std::free(items); }
    };
    std::unique_ptr<T, Free> m_items;
};

} // namespace search
