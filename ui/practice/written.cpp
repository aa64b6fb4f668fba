#include "ui/practice/written.h"

#include "ui/words/localenumbers.h"
#include "ui/words/words.h"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>

namespace prunus {
namespace {

/// A number as people write one. `∞` has the sign of the whole.
const QString numberPattern = QStringLiteral(R"([+\-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+|inf|oo|∞))");

QRegularExpression patternOf(bool withRelation) {
    const QString relation =
        withRelation ? QStringLiteral(R"((?<relation><=|>=|≤|≥|<|>|=)?\s*)") : QString();
    const QString upper =
        withRelation ? QStringLiteral(R"((?:\s*(?:…|\.\.\.?)\s*(?<upper>%1))?)").arg(numberPattern)
                     : QString();
    return QRegularExpression(
        QStringLiteral(R"(^\s*%1(?<value>%2)%3\s*$)").arg(relation, numberPattern, upper),
        QRegularExpression::CaseInsensitiveOption);
}

Value numberOf(QString text) {
    text.replace(u',', u'.').replace(u'∞', QStringLiteral("inf"));
    text.replace(QStringLiteral("oo"), QStringLiteral("inf"), Qt::CaseInsensitive);
    return text.toDouble() + 0.0; // never -0
}

/// What is written one behind the other, with blanks, semicolons or commas and blanks between.
QStringList partsOf(const QString& text, bool several) {
    static const QRegularExpression between(QStringLiteral("[,;]?\\s+|;"));
    return several ? text.split(between, Qt::SkipEmptyParts) : QStringList{text};
}

} // namespace

std::optional<std::vector<Value>> readBounds(const QString& text, bool several) {
    std::vector<Value> bounds;
    for (const QString& part : partsOf(text, several)) {
        const auto written = readWritten(part, false);
        if (!written) {
            return std::nullopt;
        }
        bounds.push_back(written->value);
    }
    return bounds.empty() ? std::nullopt : std::optional(bounds);
}

bool mayBecomeBounds(const QString& text, bool several) {
    return std::ranges::all_of(partsOf(text, several),
                               [](const QString& part) { return mayBecome(part, false); });
}

QString shownBounds(const std::vector<Value>& bounds) {
    QStringList parts;
    std::ranges::transform(bounds, std::back_inserter(parts), shownNumber);
    return parts.join(u' ');
}

bool takesRelation(const Task& task) {
    return task.question == Question::returned &&
           task.profile.valueNotation != Profile::ValueNotation::plain;
}

bool mayBecome(const QString& text, bool withRelation) {
    const auto match =
        patternOf(withRelation)
            .match(typedNumber(text), 0, QRegularExpression::PartialPreferCompleteMatch);
    return text.trimmed().isEmpty() || match.hasMatch() || match.hasPartialMatch();
}

std::optional<WrittenValue> readWritten(const QString& text, bool withRelation) {
    const auto match = patternOf(withRelation).match(typedNumber(text));
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    using Relation = WrittenValue::Relation;
    WrittenValue written{Relation::equal, numberOf(match.captured(QStringLiteral("value"))), 0};
    const QString relation = match.captured(QStringLiteral("relation"));
    if (relation.startsWith(u'<') || relation == QStringLiteral("≤")) {
        written.relation = Relation::atMost;
    } else if (relation.startsWith(u'>') || relation == QStringLiteral("≥")) {
        written.relation = Relation::atLeast;
    }
    if (const QString upper = match.captured(QStringLiteral("upper")); !upper.isEmpty()) {
        written.relation = Relation::between;
        written.upper = numberOf(upper);
    }
    return written;
}

QString shownWritten(const WrittenValue& written) {
    QString value = shownNumber(written.value);
    switch (written.relation) {
    case WrittenValue::Relation::atMost:
        return QStringLiteral("≤") + value;
    case WrittenValue::Relation::atLeast:
        return QStringLiteral("≥") + value;
    case WrittenValue::Relation::between:
        return value + QStringLiteral("…") + shownNumber(written.upper);
    case WrittenValue::Relation::equal:
        break;
    }
    return value;
}

} // namespace prunus
