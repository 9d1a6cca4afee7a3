// A connection to the database, lent to one piece of work: what stores read and write with.
//
// Code outside storage gets one from Database::write and hands it on to the static functions of stores, so
// that everything they write is kept together or not at all. Only stores know that there is SOCI inside.
#pragma once

namespace soci {
class session; // NOLINT(readability-identifier-naming) its name there
}

namespace storage {

class Transaction {
public:
    explicit Transaction(soci::session& session) : m_session(session) {}
    Transaction(Transaction const&) = delete;
    Transaction& operator=(Transaction const&) = delete;

    // For stores alone.
    [[nodiscard]] soci::session& session() { return m_session; }

private:
    soci::session& m_session;
};

} // namespace storage
