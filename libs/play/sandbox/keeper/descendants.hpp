// Ending a family of processes by hand, where no namespace does it.
#pragma once

namespace keeper {

// Ends and reaps all children, and theirs, which become ours as their parents end (we are a subreaper).
void end_descendants();

} // namespace keeper
