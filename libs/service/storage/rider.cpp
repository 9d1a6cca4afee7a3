#include "storage/rider.hpp"

#include <utility>

namespace storage {

namespace {

thread_local Rider* innermost = nullptr;

} // namespace

Rider::Rider(Body body) : m_body(std::move(body)), m_outer(std::exchange(innermost, this)) {}

Rider::~Rider() {
    innermost = m_outer;
}

void Rider::ride(Transaction& transaction) {
    if (innermost != nullptr && innermost->m_body) {
        innermost->m_body(transaction);
    }
}

} // namespace storage
