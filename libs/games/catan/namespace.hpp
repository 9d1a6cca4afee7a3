// The namespace of this game, made known to the compiler.
//
// C has a function of the same name, the arc tangent of a complex number. g++ knows it without being told,
// and warns where it first meets the namespace: that shall be here, and nowhere else.
#pragma once

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wbuiltin-declaration-mismatch"
#endif

namespace catan {}

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
