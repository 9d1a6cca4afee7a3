#include "storage/reachability.hpp"

#include <libpq-fe.h>

namespace storage {

bool is_reachable(DatabaseAddress const& place) {
    if (place.backend == Backend::sqlite) {
        return true;
    }
    auto const hasty = with_option(place, "connect_timeout", "5");
    auto const answer = PQping(hasty.where.c_str());
    // A server that starts or recovers rejects connections. Parameters that make no sense are not asked with.
    return answer == PQPING_OK || answer == PQPING_NO_ATTEMPT;
}

} // namespace storage
