// Whatever a worker reports of the trial of a game is refused, or a trial of so many games, or a rejection
// whose text has an end.
#include "packages/remote_trial.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    static packages::Package const package{};
    auto const report = support::parse_json({reinterpret_cast<char const*>(data), size});
    if (!report || !report->is_object()) {
        return 0;
    }
    auto const outcome = packages::outcome_from(report->get_object(), package);
    if (auto const* const rejection = outcome ? std::get_if<pairing::Rejection>(&*outcome) : nullptr) {
        TULKAS_ASSERT(rejection->why.find('\n') == std::string::npos && rejection->messages.size() < 200'000);
    }
    return 0;
}
