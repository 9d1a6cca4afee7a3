// A session and a statement as SOCI's own backends make them, with room around them for what we do otherwise.
//
// Everything is handed on. SOCI does not let its backends be derived from, so they are wrapped.
//
// Internal to the connections.
#pragma once

#include <memory>
#include <soci/soci-backend.h>
#include <string>

namespace storage {

// Backend: the class of SOCI's that is known to be inside.
template <typename Backend>
class WrappedStatement : public soci::details::statement_backend {
public:
    explicit WrappedStatement(statement_backend* inside) : m_inside(inside) {}

    void alloc() override { m_inside->alloc(); }
    void clean_up() override { m_inside->clean_up(); }
    void prepare(std::string const& query, soci::details::statement_type type) override {
        m_inside->prepare(query, type);
    }
    exec_fetch_result execute(int number) override { return m_inside->execute(number); }
    exec_fetch_result fetch(int number) override { return m_inside->fetch(number); }
    long long get_affected_rows() override { return m_inside->get_affected_rows(); }
    int get_number_of_rows() override { return m_inside->get_number_of_rows(); }
    std::string get_parameter_name(int index) const override { return m_inside->get_parameter_name(index); }
    std::string rewrite_for_procedure_call(std::string const& query) override {
        return m_inside->rewrite_for_procedure_call(query);
    }
    int prepare_for_describe() override { return m_inside->prepare_for_describe(); }
    void describe_column(int number, soci::data_type& type, std::string& name) override {
        m_inside->describe_column(number, type, name);
    }
    soci::details::standard_into_type_backend* make_into_type_backend() override {
        return m_inside->make_into_type_backend();
    }
    soci::details::standard_use_type_backend* make_use_type_backend() override {
        return m_inside->make_use_type_backend();
    }
    soci::details::vector_into_type_backend* make_vector_into_type_backend() override {
        return m_inside->make_vector_into_type_backend();
    }
    soci::details::vector_use_type_backend* make_vector_use_type_backend() override {
        return m_inside->make_vector_use_type_backend();
    }

protected:
    // For its members; only its interface can be called.
    [[nodiscard]] Backend& inside() { return static_cast<Backend&>(*m_inside); }

private:
    std::unique_ptr<statement_backend> m_inside;
};

template <typename Backend>
class WrappedSession : public soci::details::session_backend {
public:
    explicit WrappedSession(session_backend* inside) : m_inside(inside) {}

    bool is_connected() override { return m_inside->is_connected(); }
    void begin() override { m_inside->begin(); }
    void commit() override { m_inside->commit(); }
    void rollback() override { m_inside->rollback(); }
    std::string get_dummy_from_table() const override { return m_inside->get_dummy_from_table(); }
    std::string get_backend_name() const override { return m_inside->get_backend_name(); }
    soci::details::statement_backend* make_statement_backend() override {
        return m_inside->make_statement_backend();
    }
    soci::details::rowid_backend* make_rowid_backend() override { return m_inside->make_rowid_backend(); }
    soci::details::blob_backend* make_blob_backend() override { return m_inside->make_blob_backend(); }

protected:
    [[nodiscard]] Backend& inside() { return static_cast<Backend&>(*m_inside); }

private:
    std::unique_ptr<session_backend> m_inside;
};

// Session is made around what SOCI's own factory makes.
template <typename Session>
class WrappingFactory : public soci::backend_factory {
public:
    explicit WrappingFactory(soci::backend_factory const& inside) : m_inside(inside) {}

    soci::details::session_backend*
    make_session(soci::connection_parameters const& parameters) const override {
        return new Session(m_inside.make_session(parameters)); // SOCI deletes it
    }

private:
    soci::backend_factory const& m_inside;
};

} // namespace storage
