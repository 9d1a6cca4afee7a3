// The security headers of every response.
#pragma once

#include "http/response.hpp"

namespace server {

// For pages: scripts, styles and pictures of this server alone, no frames of other sites around them.
void secure_page(http::Headers& headers);
// For scripts, styles and modules that a page loads: its own headers say what they may do. A script that runs
// apart from the page, in a worker, needs those of a page.
void secure_asset(http::Headers& headers);
// For a page that is made to be framed by other sites.
void allow_frames(http::Headers& headers);
// For everything else: data, which a browser is to show as such and to run nothing of.
void secure_data(http::Headers& headers);
// Over TLS: never again without.
void insist_on_tls(http::Headers& headers);

} // namespace server
