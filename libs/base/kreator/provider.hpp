// One way to make something: the maker, the types it may be asked for as, and its qualifiers.
#pragma once

#include "kreator/choice.hpp"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <typeindex>

namespace kreator {

class Provider {
public:
    using Object = std::shared_ptr<void>;
    using Conversion = std::function<Object(Object const&)>; // a pointer to one of the bases

    Provider(std::type_index made, std::function<Object()> make) : m_made(made), m_make(std::move(make)) {}

    void add_type(std::type_index type, Conversion conversion);
    void exclude_type(std::type_index type) { m_types.erase(type); }

    [[nodiscard]] Qualifiers& qualifiers() { return m_qualifiers; }
    [[nodiscard]] Qualifiers const& qualifiers() const { return m_qualifiers; }
    [[nodiscard]] bool provides(std::type_index type) const { return m_types.contains(type); }
    [[nodiscard]] std::map<std::type_index, Conversion> const& types() const { return m_types; }
    [[nodiscard]] bool is_singleton() const { return m_qualifiers.arity != Arity::per_request; }

    // What it makes, with its qualifiers: for messages.
    [[nodiscard]] std::string describe() const;

    // Null if it is not made yet; may be asked in any thread.
    [[nodiscard]] Object const* singleton() const { return m_is_ready.load() ? &m_singleton : nullptr; }
    void keep_singleton(Object object);
    void drop_singleton();

    [[nodiscard]] Object make() const { return m_make(); }
    [[nodiscard]] Object as(std::type_index type, Object const& object) const {
        return m_types.at(type)(object);
    }

private:
    std::type_index m_made;
    std::function<Object()> m_make;
    std::map<std::type_index, Conversion> m_types;
    Qualifiers m_qualifiers;
    Object m_singleton;
    std::atomic<bool> m_is_ready = false;
};

} // namespace kreator
