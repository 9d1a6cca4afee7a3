// A test that is run on both databases, each time on one of its own.
#pragma once

#include "postgresql/server.hpp"
#include "storage/database.hpp"
#include "support/moment.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

namespace storage {

constexpr support::Moment at(int seconds) {
    return support::Moment(std::chrono::seconds(seconds));
}

class DatabaseTest : public testing::TestWithParam<Backend> {
protected:
    DatabaseTest() {
        m_place = new_place(GetParam());
        m_database = Database::open(m_place).value();
    }

    [[nodiscard]] DatabaseAddress new_place(Backend backend) {
        if (backend == Backend::postgresql) {
            return parse_connection_string(postgresql::Server::shared().new_database()).value();
        }
        return {backend, m_directory.path() / ("arena" + std::to_string(++m_files) + ".db")};
    }

    [[nodiscard]] DatabaseAddress const& place() const { return m_place; }
    [[nodiscard]] Database& database() { return *m_database; }

private:
    temporary::Directory m_directory;
    int m_files = 0;
    DatabaseAddress m_place;
    std::unique_ptr<Database> m_database;
};

// Every file of tests says once: TULKAS_ON_BOTH_DATABASES(MyTest);
inline std::string backend_name(testing::TestParamInfo<Backend> const& info) {
    return info.param == Backend::sqlite ? "SQLite" : "PostgreSQL";
}
#define TULKAS_ON_BOTH_DATABASES(test)                                                                       \
    INSTANTIATE_TEST_SUITE_P(On, test,                                                                       \
                             testing::Values(storage::Backend::sqlite, storage::Backend::postgresql),        \
                             storage::backend_name)

} // namespace storage
