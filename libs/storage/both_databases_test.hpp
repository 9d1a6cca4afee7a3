// A test that is run on both databases, each time on one of its own.
#pragma once

#include "postgresql/server.hpp"
#include "storage/database.hpp"
#include "support/assert.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

namespace storage {

class DatabaseTest : public testing::TestWithParam<Backend> {
protected:
    DatabaseTest() {
        std::string name = (std::filesystem::temp_directory_path() / "tulkas-storage-XXXXXX").string();
        TULKAS_ASSERT(mkdtemp(name.data()) != nullptr);
        m_directory = name;
        m_place = new_place(GetParam());
        m_database = Database::open(m_place).value();
    }
    ~DatabaseTest() override {
        m_database.reset();
        std::error_code ignored;
        std::filesystem::remove_all(m_directory, ignored);
    }

    [[nodiscard]] Place new_place(Backend backend) {
        if (backend == Backend::postgresql) {
            return parse_connection_string(postgresql::Server::shared().new_database()).value();
        }
        return {backend, m_directory / ("arena" + std::to_string(++m_files) + ".db")};
    }

    [[nodiscard]] Place const& place() const { return m_place; }
    [[nodiscard]] Database& database() { return *m_database; }

private:
    std::filesystem::path m_directory;
    int m_files = 0;
    Place m_place;
    std::unique_ptr<Database> m_database;
};

// Every file of tests says once: TULKAS_ON_BOTH_DATABASES(MyTest);
inline std::string backend_name(testing::TestParamInfo<Backend> const& info) {
    return info.param == Backend::sqlite ? "SQLite" : "PostgreSQL";
}
#define TULKAS_ON_BOTH_DATABASES(test)                                                                       \
    INSTANTIATE_TEST_SUITE_P(On, test, testing::Values(Backend::sqlite, Backend::postgresql), backend_name)

} // namespace storage
