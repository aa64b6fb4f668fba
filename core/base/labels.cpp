#include "core/base/labels.h"

#include <algorithm>
#include <cassert>

namespace prunus {

Labels::Labels(std::vector<std::pair<NodeId, std::string>> texts) {
    std::ranges::sort(texts, {}, [](const auto& entry) { return entry.first; });
    nodes_.reserve(texts.size());
    ends_.reserve(texts.size());
    for (const auto& [node, text] : texts) {
        append(node, text);
    }
}

void Labels::append(NodeId node, std::string_view text) {
    assert(nodes_.empty() || nodes_.back() < node);
    nodes_.push_back(node);
    text_ += text;
    ends_.push_back(text_.size());
}

std::string_view Labels::at(NodeId node) const {
    const auto found = std::lower_bound(nodes_.begin(), nodes_.end(), node);
    if (found == nodes_.end() || *found != node) {
        return {};
    }
    return text(static_cast<std::size_t>(found - nodes_.begin()));
}

std::string_view Labels::text(std::size_t k) const {
    const std::size_t begin = k == 0 ? 0 : ends_[k - 1];
    return std::string_view(text_).substr(begin, ends_[k] - begin);
}

} // namespace prunus
