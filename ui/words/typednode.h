#pragma once

#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QString>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What a node says of itself, as one types it in its place: `5`, `Nf3`, `Nf3: 5`, or a tree in
/// brackets that takes the node's place.
struct TypedNode {
    QString name;
    /// Whether a name was written, if only none before the sign, as in `: 5`.
    bool isNamed = false;
    std::optional<Value> value;
    std::shared_ptr<const GameTree> tree; ///< with its name and values; null if none was typed

    /// How the node is written, so that it reads back the same: with its own name, and its own
    /// value unless that is to be kept back.
    [[nodiscard]] static QString written(const GameTree& tree, NodeId n, bool withValue);
};

class TypedNodeReading {
    Q_DECLARE_TR_FUNCTIONS(TypedNode)

  public:
    /// Reads a node that was typed: number, name, or a name and a number apart by `:` or `=`. Names
    /// may hold anything; in straight quotes also what would else mean something. Heads of a tree
    /// that say who moves must agree with `mover`, if that is given. The error is one sentence:
    /// what is wrong, what is right.
    [[nodiscard]] static tl::expected<TypedNode, QString>
    of(const QString& typed, std::optional<Player> mover = std::nullopt);
    /// Reads a list of numbers apart by spaces, commas, semicolons or brackets.
    [[nodiscard]] static tl::expected<std::vector<Value>, QString> numbers(const QString& typed);
};

} // namespace prunus
