#pragma once

#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What is typed for a node in its place: `5`, `Nf3`, `Nf3: 5`, or a tree in brackets that takes
/// the node's place.
struct TypedNode {
    QString name;
    /// Whether a name was written. An empty name before the sign counts, too, as in `: 5`.
    bool isNamed = false;
    std::optional<Value> value;
    /// The tree that was typed, with its name and values; null if none was typed.
    std::shared_ptr<const GameTree> tree;

    /// Returns how a node is written, so that it reads back the same: with its own name, and with
    /// its own value if `withValue`.
    [[nodiscard]] static QString written(const GameTree& tree, NodeId n, bool withValue);
};

class TypedNodeReading {
    Q_DECLARE_TR_FUNCTIONS(TypedNode)

  public:
    /// Reads what was typed for a node: a number, a name, a name and a number separated by `:` or
    /// `=`, or a tree in brackets. A name may hold any characters; those that would mean something
    /// else need straight quotes around the name. If a tree's heads say who moves, they must agree
    /// with `mover`, if that is given. The error says what is wrong and what would be right.
    [[nodiscard]] static tl::expected<TypedNode, QString>
    of(const QString& typed, std::optional<Player> mover = std::nullopt);
    /// Reads a list of numbers separated by spaces, commas, semicolons or brackets.
    [[nodiscard]] static tl::expected<std::vector<Value>, QString> numbers(const QString& typed);
};

} // namespace prunus
