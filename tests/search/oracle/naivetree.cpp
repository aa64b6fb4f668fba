#include "tests/search/oracle/naivetree.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace prunus::oracle {

namespace {

NaiveNode node(const nlohmann::json& json) {
    NaiveNode result;
    if (json.is_number()) {
        result.value = json.get<Value>();
        return result;
    }
    if (json.is_object() && json.contains("value")) {
        result.value = json.at("value").get<Value>();
    }
    const nlohmann::json none = nlohmann::json::array();
    const nlohmann::json& list = json.is_array()             ? json
                                 : json.contains("children") ? json.at("children")
                                                             : none;
    for (const nlohmann::json& each : list) {
        result.children.push_back(node(each));
    }
    return result;
}

nlohmann::ordered_json json(const NaiveNode& node) {
    if (node.children.empty() && node.value) {
        return *node.value;
    }
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const NaiveNode& child : node.children) {
        list.push_back(json(child));
    }
    if (!node.value) {
        return list;
    }
    nlohmann::ordered_json object;
    object["value"] = *node.value;
    object["children"] = list;
    return object;
}

/// Fills `nodes`, `paths` and the ids, row by row.
void numberNodes(NaiveTree& tree) {
    std::vector<std::pair<NaiveNode*, Path>> queue{{&tree.root, {}}};
    for (std::size_t at = 0; at < queue.size(); ++at) {
        NaiveNode* const current = queue[at].first;
        const Path path = queue[at].second;
        current->id = static_cast<std::uint32_t>(at);
        tree.nodes.push_back(current);
        tree.paths.push_back(path);
        for (std::uint32_t k = 0; k < current->children.size(); ++k) {
            Path childPath = path;
            childPath.push_back(k);
            queue.emplace_back(&current->children[k], childPath);
        }
    }
}

} // namespace

NaiveTree::NaiveTree(NaiveNode node, Player rootPlayer, std::optional<Value> failure)
    : root(std::move(node)), player(rootPlayer), failureValue(failure) {
    numberNodes(*this);
}

NaiveTree::NaiveTree(const NaiveTree& other)
    : NaiveTree(other.root, other.player, other.failureValue) {}

NaiveTree naiveTree(std::string_view text, Player rootPlayer, std::optional<Value> failure) {
    return NaiveTree(node(nlohmann::json::parse(text)), rootPlayer, failure);
}

GameTree gameTree(const NaiveTree& tree) {
    std::vector<std::uint32_t> offsets;
    std::vector<Value> values;
    std::uint32_t next = 1;
    for (const NaiveNode* each : tree.nodes) {
        offsets.push_back(next);
        next += static_cast<std::uint32_t>(each->children.size());
        values.push_back(each->value.value_or(std::numeric_limits<Value>::quiet_NaN()));
    }
    offsets.push_back(next);
    TreeHeader header;
    header.root = tree.player;
    header.failureValue = tree.failureValue;
    return GameTree(std::move(offsets), std::move(values), std::move(header));
}

std::string text(const NaiveTree& tree) {
    std::string result = json(tree.root).dump();
    result += tree.player == Player::max ? " (MAX root" : " (MIN root";
    if (tree.failureValue) {
        result += ", failure value " + nlohmann::json(*tree.failureValue).dump();
    }
    return result + ")";
}

} // namespace prunus::oracle
