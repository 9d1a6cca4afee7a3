// Somebody who watches something live: is sent texts, each of which is in memory once, however many watch.
#pragma once

#include <memory>
#include <string>

namespace live {

using Text = std::shared_ptr<std::string const>;

// Called in the thread of what is watched, which must not be kept waiting.
class Watcher {
public:
    virtual ~Watcher() = default;

    virtual void tell(Text const& text) = 0;
    // The last text is still on its way: what the next one brings anyway need not be told now.
    [[nodiscard]] virtual bool is_behind() const { return false; }
    // There will be no more texts.
    virtual void lost() = 0;
};

} // namespace live
