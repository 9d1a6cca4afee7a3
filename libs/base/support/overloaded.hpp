// Several lambdas as one visitor: std::visit(Overloaded{[](A const&) {…}, [](B const&) {…}}, variant).
#pragma once

namespace support {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};

} // namespace support
