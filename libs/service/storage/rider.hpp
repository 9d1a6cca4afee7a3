// Something that is written with every transaction of this thread, as a part of it.
//
//     Rider const rider([&](Transaction& transaction) { AnsweredRequests::note_writing(transaction, name);
//     }); …                          // whoever writes here need not know
//
// The innermost rides alone. One without a body keeps the others off: for what is harmless if it is done
// twice.
#pragma once

#include "storage/transaction.hpp"

#include <functional>

namespace storage {

class Rider {
public:
    using Body = std::function<void(Transaction&)>;

    explicit Rider(Body body = {});
    ~Rider();
    Rider(Rider const&) = delete;
    Rider& operator=(Rider const&) = delete;

    // For the database, before each COMMIT.
    static void ride(Transaction& transaction);

private:
    Body m_body;
    Rider* m_outer; // of the same thread
};

} // namespace storage
