#include "kreator/complaint_test.hpp"
#include "kreator/error.hpp"
#include "kreator/inject.hpp"
#include "kreator/resources.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace kreator {
namespace {

using testing::HasSubstr;

struct Animal {
    virtual ~Animal() = default;
    [[nodiscard]] virtual std::string name() const = 0;
};
struct Named { // a second base, so that pointers have to be adjusted
    virtual ~Named() = default;
    int number = 42;
};
struct Cat : Animal, Named {
    [[nodiscard]] std::string name() const override { return "cat"; }
};
struct Dog : Animal {
    [[nodiscard]] std::string name() const override { return "dog"; }
};

template <typename Type>
auto maker() {
    return [] { return std::make_shared<Type>(); };
}

TEST(Resources, AreFoundByEveryTypeTheyAreProvidedAs) {
    Resources resources{Environment()};
    resources.provide<Cat>(maker<Cat>()).as<Animal>().as<Named>();
    EXPECT_EQ(resources.inject<Animal>()->name(), "cat");
    EXPECT_EQ(resources.inject<Named>()->number, 42);
    EXPECT_EQ(resources.inject<Cat>()->name(), "cat");
}

TEST(Resources, AreNotFoundByATypeTheyAreExcludedFor) {
    Resources resources{Environment()};
    resources.provide<Cat>(maker<Cat>()).as<Animal>().except<Cat>();
    EXPECT_EQ(resources.inject_opt<Cat>(), nullptr);
    EXPECT_NE(resources.inject_opt<Animal>(), nullptr);
}

TEST(Resources, AreMadeAnewForEachRequestUnlessTheyAreSingletons) {
    Resources resources{Environment()};
    resources.provide<Cat>(maker<Cat>());
    resources.provide<Dog>(maker<Dog>()).as<Animal>().singleton();
    EXPECT_NE(resources.inject<Cat>(), resources.inject<Cat>());
    EXPECT_EQ(resources.inject<Dog>(), resources.inject<Animal>());
}

TEST(Resources, SayWhatWasWantedAndWhoTheCandidatesAre) {
    Resources resources{Environment("test")};
    resources.provide<Cat>(maker<Cat>()).as<Animal>().tag("small").in("live");
    auto const none = complaint([&] { static_cast<void>(resources.inject<Animal>("large")); });
    EXPECT_THAT(none, HasSubstr("no provider for kreator::(anonymous namespace)::Animal tagged 'large'"));
    EXPECT_THAT(none, HasSubstr("in environment 'test'"));
    EXPECT_THAT(none, HasSubstr("Cat for 'live', tagged small"));
    resources.provide<Dog>(maker<Dog>()).as<Animal>();
    resources.provide<Cat>(maker<Cat>()).as<Animal>();
    auto const several = complaint([&] { static_cast<void>(resources.inject_opt<Animal>()); });
    EXPECT_THAT(several, HasSubstr("more than one provider for"));
    EXPECT_THAT(several, HasSubstr("Dog for the root\n"));
    EXPECT_THAT(several, testing::Not(HasSubstr("live")));
    EXPECT_EQ(resources.inject_any<Animal>()->name(), "dog");
    EXPECT_THROW(static_cast<void>(resources.inject_any<Named>()), Error);
}

TEST(Resources, MayNeedOthers) {
    Resources resources{Environment()};
    resources
        .provide<std::string>(
            [&] { return std::make_shared<std::string>(resources.inject<Animal>()->name()); })
        .singleton();
    resources.provide<Cat>(maker<Cat>()).as<Animal>().singleton();
    EXPECT_EQ(*resources.inject<std::string>(), "cat");
}

TEST(Resources, ThatNeedThemselvesAreReportedWithThePath) {
    Resources resources{Environment()};
    resources.provide<Cat>([&] {
        static_cast<void>(resources.inject<Dog>());
        return std::make_shared<Cat>();
    });
    resources
        .provide<Dog>([&] {
            static_cast<void>(resources.inject<Cat>());
            return std::make_shared<Dog>();
        })
        .singleton();
    auto const path = complaint([&] { static_cast<void>(resources.inject<Cat>()); });
    EXPECT_THAT(path, testing::MatchesRegex(
                          "dependency cycle.*Cat for the root -> .*Dog for the root -> .*Cat for the root"));
    // Nothing stays behind: the next request finds the same cycle, not an older one.
    EXPECT_EQ(complaint([&] { static_cast<void>(resources.inject<Cat>()); }), path);
}

TEST(Resources, MadeByAMakerThatThrewAreTriedAgain) {
    Resources resources{Environment()};
    int attempts = 0;
    resources
        .provide<Cat>([&] {
            if (++attempts == 1) {
                throw std::runtime_error("not yet");
            }
            return std::make_shared<Cat>();
        })
        .singleton();
    EXPECT_THROW(static_cast<void>(resources.inject<Cat>()), std::runtime_error);
    EXPECT_NE(resources.inject<Cat>(), nullptr);
}

TEST(Resources, AreMadeOnceUnderConcurrency) {
    Resources resources{Environment()};
    std::atomic<int> made = 0;
    resources
        .provide<Cat>([&] {
            ++made;
            return std::make_shared<Cat>();
        })
        .singleton();
    // Each needs the other's kind of thing: locks taken one by one would wait for each other for ever.
    resources.provide<int>([&] { return std::make_shared<int>(resources.inject<Cat>()->number); })
        .singleton();
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 8; ++thread) {
            threads.emplace_back([&, thread] {
                if (thread % 2 == 0) {
                    EXPECT_EQ(*resources.inject<int>(), 42);
                } else {
                    EXPECT_EQ(resources.inject<Cat>()->name(), "cat");
                }
            });
        }
    }
    EXPECT_EQ(made, 1);
}

TEST(Resources, StartWithThoseThatAreMeantHere) {
    Resources resources{Environment("test")};
    std::vector<std::string> started;
    auto const noting = [&](std::string name) {
        return [&started, name] {
            started.push_back(name);
            return std::make_shared<std::string>(name);
        };
    };
    resources.provide<std::string>(noting("here")).in("test").autostart();
    resources.provide<std::string>(noting("elsewhere")).in("live").autostart();
    resources.provide<std::string>(noting("later")).in("test").singleton();
    resources.start();
    EXPECT_THAT(started, testing::ElementsAre("here"));
}

TEST(Resources, GoInTheReverseOrderOfTheirMaking) {
    static std::vector<int> gone;
    gone.clear();
    struct First {
        ~First() { gone.push_back(1); }
    };
    struct Second {
        ~Second() { gone.push_back(2); }
    };
    {
        Resources resources{Environment()};
        resources.provide<Second>(maker<Second>()).singleton();
        resources.provide<First>(maker<First>()).singleton();
        static_cast<void>(resources.inject<First>());
        static_cast<void>(resources.inject<Second>());
    }
    EXPECT_THAT(gone, testing::ElementsAre(2, 1));
}

struct Kennel {
    explicit Kennel(std::shared_ptr<Animal> given = inject<Animal>()) : animal(std::move(given)) {}
    std::shared_ptr<Animal> animal;
};

TEST(Injection, HappensInDefaultArguments) {
    EXPECT_THROW(Kennel{}, Error); // nothing is in use
    Resources resources{Environment()};
    resources.provide<Dog>(maker<Dog>()).as<Animal>();
    InUse const in_use(resources);
    EXPECT_EQ(Kennel().animal->name(), "dog");
    EXPECT_EQ(Kennel(std::make_shared<Cat>()).animal->name(), "cat");
    {
        Resources others{Environment()};
        InUse const for_a_while(others);
        EXPECT_EQ(inject_opt<Animal>(), nullptr);
    }
    EXPECT_EQ(inject_any<Animal>()->name(), "dog");
}

TEST(Injection, OfProperties) {
    Resources resources{Environment()};
    resources
        .provide<Properties>([] {
            std::vector<std::unique_ptr<PropertySource>> sources;
            sources.push_back(std::make_unique<GivenValues>("here", NamedValues{{"A.Number", Untyped{"7"}}}));
            return std::make_shared<Properties>(std::move(sources));
        })
        .singleton();
    InUse const in_use(resources);
    EXPECT_EQ(property<int>("A.Number"), 7);
    EXPECT_EQ(property_opt<int>("A.Nothing"), std::nullopt);
    EXPECT_EQ(property_or<std::string>("A.Nothing", "else"), "else");
    EXPECT_THROW(static_cast<void>(property<int>("A.Nothing")), Error);
}

} // namespace
} // namespace kreator
