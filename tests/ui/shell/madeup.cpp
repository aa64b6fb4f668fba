#include "tests/ui/shell/madeup.h"

#include <QStringList>

namespace prunus {

using oracle::Draw;

namespace {

QString textWith(const GameTree& tree, NodeId n, const Read& read,
                 const std::function<double()>& other) {
    QString value;
    if (tree.hasOwnValue(n)) {
        value = QString::number(read[n.value] ? tree.staticValue(n) : other(), 'g', 17);
    }
    if (tree.isLeaf(n)) {
        return value.isEmpty() ? QStringLiteral("[]") : value;
    }
    QStringList children;
    for (const NodeId child : tree.children(n)) {
        children << textWith(tree, child, read, other);
    }
    const QString list = u'[' + children.join(u',') + u']';
    return value.isEmpty() ? list
                           : QStringLiteral(R"({"value":%1,"children":%2})").arg(value, list);
}

} // namespace

QString documentOf(const GameTree& tree, const Read& read, const std::function<double()>& other) {
    const TreeHeader& header = tree.header();
    const QString failure =
        header.failureValue
            ? QStringLiteral(R"("failureValue":%1,)").arg(*header.failureValue, 0, 'g', 17)
            : QString();
    return QStringLiteral(R"({"format":"prunus-tree","version":1,"root":"%1",%2"tree":%3})")
        .arg(header.root == Player::max ? QStringLiteral("max") : QStringLiteral("min"), failure,
             textWith(tree, GameTree::root(), read, other));
}

QString documentOf(const GameTree& tree) {
    return documentOf(tree, Read(tree.nodeCount(), true), {});
}

std::function<double()> another(Draw& draw) {
    switch (draw.below(4)) {
    case 0:
        return [] { return 2.0; };
    case 1:
        return [next = 1000.5]() mutable { return ++next; };
    case 2:
        return [&draw] { return -12345.678 * draw.below(50); };
    default:
        return [&draw] { return double(draw.below(20)) - 10; };
    }
}

QString wideTree() {
    Draw draw(12);
    return documentOf(oracle::gameTree(oracle::uniformDistinct(draw, 3, 12)));
}

QString tallTree() {
    constexpr int rows = 150;
    QString tree = QStringLiteral("7");
    for (int k = 0; k < rows; ++k) {
        tree = QStringLiteral("[%1,%2]").arg(tree).arg(k * 7 % 11);
    }
    return tree;
}

} // namespace prunus
