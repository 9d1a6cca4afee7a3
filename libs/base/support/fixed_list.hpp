// A list with a fixed capacity, in place: what a generator of moves fills without allocating.
//
// Its memory is not cleared first; for lists that live for microseconds that would be most of the work.
#pragma once

#include <cstddef>
#include <type_traits>

namespace support {

template <typename T, std::size_t Capacity>
    requires std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>
class FixedList {
public:
    using value_type = T;
    using const_iterator = T const*;

    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): see above
    FixedList() : m_size(0) {}

    // The caller knows that there is room.
    void push_back(T item) { m_items[m_size++] = item; }
    void clear() { m_size = 0; }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] T& operator[](std::size_t index) { return m_items[index]; }
    [[nodiscard]] T const& operator[](std::size_t index) const { return m_items[index]; }

    [[nodiscard]] T* begin() { return m_items; }
    [[nodiscard]] T* end() { return m_items + m_size; }
    [[nodiscard]] T const* begin() const { return m_items; }
    [[nodiscard]] T const* end() const { return m_items + m_size; }

private:
    std::size_t m_size;
    T m_items[Capacity];
};

} // namespace support
