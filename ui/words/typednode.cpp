#include "ui/words/typednode.h"

#include "core/formats/importtree.h"
#include "core/notation/foreign/listshape.h"
#include "core/notation/scannumber.h"
#include "ui/words/localenumbers.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

#include <QRegularExpression>
#include <algorithm>

namespace prunus {
namespace {

bool isNumberStart(const QString& text) {
    return startsNumber(typedNumber(text).toStdString(), 0);
}

std::optional<Value> number(QString text) {
    // A dash before a number can only be its sign.
    text.replace(QChar(0x2013), QLatin1Char('-'));
    const std::string bytes = typedNumber(text).toStdString();
    const auto scanned = scanNumber(bytes, 0);
    return scanned && scanned->end == bytes.size() ? std::optional(scanned->value) : std::nullopt;
}

bool isSeparator(QChar c) {
    return c == u':' || c == u'=';
}

/// Where the last separator is, or -1.
qsizetype lastSeparator(const QString& text) {
    return std::max(text.lastIndexOf(u':'), text.lastIndexOf(u'='));
}

/// In quotes where it would else be read as something else.
QString safely(const QString& name) {
    const bool plain = lastSeparator(name) < 0 && !isNumberStart(name) && !name.startsWith(u'"') &&
                       !name.startsWith(QChar(0x2013)) && name == name.trimmed() &&
                       !name.contains(u'[') && !name.contains(u'(');
    return plain ? name : u'"' + name + u'"';
}

/// A name in straight quotes, in which anything may stand, alone or with a number behind it.
std::optional<TypedNode> quoted(const QString& text) {
    const qsizetype end = text.lastIndexOf(u'"');
    if (!text.startsWith(u'"') || end < 1) {
        return std::nullopt;
    }
    TypedNode node;
    node.isNamed = true;
    node.name = text.sliced(1, end - 1);
    const QString behind = text.sliced(end + 1).trimmed();
    if (!behind.isEmpty()) {
        node.value =
            isSeparator(behind.front()) ? number(behind.sliced(1).trimmed()) : std::nullopt;
        if (!node.value) {
            return std::nullopt;
        }
    }
    return node;
}

} // namespace

QString TypedNode::written(const GameTree& tree, NodeId n, bool withValue) {
    const std::string own(tree.names().at(n));
    QString name = own.empty() ? QString() : safely(QString::fromStdString(own));
    if (!withValue || !tree.hasOwnValue(n)) {
        return name;
    }
    const QString value = shownNumber(tree.staticValue(n));
    return name.isEmpty() ? value : name + QStringLiteral(": ") + value;
}

tl::expected<TypedNode, QString> TypedNodeReading::of(const QString& typed,
                                                      std::optional<Player> mover) {
    const QString text = typed.trimmed();
    if (auto node = quoted(text)) {
        return *std::move(node);
    }
    TypedNode node;
    if (text.contains(u'[') || text.contains(u'(')) {
        const std::string bytes = text.toStdString();
        const bool heads = listShapeOf(bytes).shape == ListShape::players;
        auto read = heads ? readTree(bytes) : readText(bytes);
        if (read && heads && mover && read->header().root != *mover) {
            return tl::unexpected(tr("%1 moves at this node, so what is typed must begin with %1.")
                                      .arg(shownPlayer(*mover)));
        }
        if (!read) {
            return tl::unexpected(tr("Column %1: %2")
                                      .arg(read.error().column)
                                      .arg(shownMessage(read.error().message)));
        }
        node.tree = std::make_shared<const GameTree>(*std::move(read));
        return node;
    }
    const qsizetype separator = lastSeparator(text);
    const QString value = text.sliced(separator + 1).trimmed();
    if (separator < 0 && !isNumberStart(text) && !text.startsWith(QChar(0x2013))) {
        node.name = text;
        node.isNamed = true;
        return node;
    }
    node.value = number(value);
    if (!node.value) {
        return tl::unexpected(tr("“%1” is no number. Write one like 3 or −2.5, and put names that "
                                 "look like numbers in quotes.")
                                  .arg(value));
    }
    node.isNamed = separator >= 0;
    node.name = node.isNamed ? text.first(separator).trimmed() : QString();
    return node;
}

tl::expected<std::vector<Value>, QString> TypedNodeReading::numbers(const QString& typed) {
    static const QRegularExpression between(QStringLiteral("[\\s,;\\[\\]()]+"));
    std::vector<Value> values;
    for (const QString& each : typed.split(between, Qt::SkipEmptyParts)) {
        const auto value = number(each);
        if (!value) {
            return tl::unexpected(tr("“%1” is no number. Write numbers like 3 or −2.5.").arg(each));
        }
        values.push_back(*value);
    }
    return values;
}

} // namespace prunus
