#include "ui/text/typednode.h"

#include "core/notation/readtree.h"
#include "core/notation/scannumber.h"
#include "ui/text/words.h"

#include <QRegularExpression>

namespace prunus {
namespace {

bool isNumberStart(const QString& text) {
    return startsNumber(text.toStdString(), 0);
}

std::optional<Value> number(QString text) {
    // A dash before a number can only be its sign.
    text.replace(QChar(0x2013), QLatin1Char('-'));
    const std::string bytes = text.toStdString();
    const auto scanned = scanNumber(bytes, 0);
    return scanned && scanned->end == bytes.size() ? std::optional(scanned->value) : std::nullopt;
}

/// Where the last separator outside of straight quotes is, or -1.
qsizetype lastSeparator(const QString& text) {
    qsizetype found = -1;
    bool inQuotes = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'"') {
            inQuotes = !inQuotes;
        } else if (!inQuotes && (text[i] == u':' || text[i] == u'=')) {
            found = i;
        }
    }
    return found;
}

bool isQuoted(const QString& name) {
    return name.size() >= 2 && name.startsWith(u'"') && name.endsWith(u'"');
}

QString unquoted(const QString& name) {
    return isQuoted(name) ? name.sliced(1, name.size() - 2) : name;
}

/// In quotes where it would else be read as something else.
QString safely(const QString& name) {
    const bool plain = lastSeparator(name) < 0 && !isNumberStart(name) && !isQuoted(name) &&
                       !name.contains(u'[') && !name.contains(u'(');
    return plain ? name : u'"' + name + u'"';
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

tl::expected<TypedNode, QString> TypedNodeReading::of(const QString& typed) {
    const QString text = typed.trimmed();
    TypedNode node;
    if (!isQuoted(text) && (text.contains(u'[') || text.contains(u'('))) {
        auto read = readText(text.toStdString());
        if (!read) {
            return tl::unexpected(tr("Column %1: %2")
                                      .arg(read.error().column)
                                      .arg(QString::fromStdString(read.error().message)));
        }
        node.tree = std::make_shared<const GameTree>(*std::move(read));
        return node;
    }
    const qsizetype separator = lastSeparator(text);
    const QString value = text.sliced(separator + 1).trimmed();
    if (separator < 0 && !isNumberStart(text) && !text.startsWith(QChar(0x2013))) {
        node.name = unquoted(text);
        return node;
    }
    node.value = number(value);
    if (!node.value) {
        return tl::unexpected(tr("“%1” is no number. Write one like 3 or −2.5, and put names that "
                                 "look like numbers in quotes.")
                                  .arg(value));
    }
    node.name = separator < 0 ? QString() : unquoted(text.first(separator).trimmed());
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
