#include "kreator/inject.hpp"

#include "kreator/error.hpp"

#include <atomic>

namespace kreator {

namespace {

std::atomic<Resources*> in_use = nullptr; // one program, one composition root

} // namespace

InUse::InUse(Resources& resources) : m_before(in_use.exchange(&resources)) {}

InUse::~InUse() {
    in_use = m_before;
}

Resources& resources_in_use() {
    auto* const resources = in_use.load();
    if (resources == nullptr) {
        throw Error("inject was called before the program set its resources");
    }
    return *resources;
}

} // namespace kreator
