// The messages of the shared protocol, generated from catan.proto.
//
// A message holds whatever came over the network: enum values without a name, points off the board, requests
// without a body. translate.hpp checks them and says what they mean in the game.
#pragma once

#include "catan_net/catan.pb.h"

#include <cstdint>

namespace catan_net {

using namespace intergroup;

inline constexpr std::uint16_t default_port = 7000;

} // namespace catan_net
