// A house bot as a program like any other: this program itself, as `tulkas house-bot`.
#pragma once

#include "match/bot.hpp"
#include "match/workshop.hpp"
#include "support/result.hpp"

#include <memory>
#include <string>

namespace tulkas {

// The workshop outlives it.
[[nodiscard]] support::Result<std::unique_ptr<match::Bot const>>
make_isolated_house_bot(std::string name, match::Workshop& workshop);

} // namespace tulkas
