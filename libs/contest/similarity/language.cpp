#include "similarity/language.hpp"

#include <array>
#include <utility>

namespace similarity {

namespace {

using Ending = std::pair<std::string_view, Language>;

constexpr std::array endings{
    Ending{".cpp", Language::cpp},        Ending{".cc", Language::cpp},
    Ending{".cxx", Language::cpp},        Ending{".c", Language::cpp},
    Ending{".hpp", Language::cpp},        Ending{".hh", Language::cpp},
    Ending{".hxx", Language::cpp},        Ending{".h", Language::cpp},
    Ending{".java", Language::java},      Ending{".py", Language::python},
    Ending{".js", Language::javascript},  Ending{".mjs", Language::javascript},
    Ending{".cjs", Language::javascript}, Ending{".ts", Language::javascript},
    Ending{".mts", Language::javascript}, Ending{".jsx", Language::javascript},
    Ending{".tsx", Language::javascript}, Ending{".go", Language::go},
    Ending{".rs", Language::rust},        Ending{".hs", Language::haskell},
};

} // namespace

std::optional<Language> language_of(std::string_view file_name) {
    for (auto const& [ending, language] : endings) {
        if (file_name.size() > ending.size() && file_name.ends_with(ending)) {
            return language;
        }
    }
    return std::nullopt;
}

} // namespace similarity
