#include "similarity/document.hpp"

#include <algorithm>

namespace similarity {

std::size_t Document::file_at(std::size_t token) const {
    auto const after = std::ranges::upper_bound(begins, token);
    return static_cast<std::size_t>(after - begins.begin()) - 1;
}

Document document_of(Submission const& submission, std::size_t most) {
    Document document;
    for (auto const& file : submission.files) {
        document.begins.push_back(document.tokens.size());
        auto const read = tokens_of(file.text, file.language, most - document.own);
        document.tokens.insert(document.tokens.end(), read.tokens.begin(), read.tokens.end());
        document.tokens.push_back({barrier_code, 0});
        document.own += read.tokens.size();
        document.cut = document.cut || read.cut;
    }
    return document;
}

} // namespace similarity
