#include "ui/practice/writtenset.h"

#include "ui/words/localenumbers.h"
#include "ui/words/puzzlewords.h"

#include <QRegularExpression>

namespace prunus {
namespace {

const QString boundPattern = QStringLiteral(R"(\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+|inf|oo))\s*)");

QRegularExpression whole(QString pattern) {
    return QRegularExpression(
        QRegularExpression::anchoredPattern(pattern.replace(u'N', boundPattern)));
}

/// As it is typed on a keyboard without these signs.
QString plain(QString text) {
    const std::pair<QStringView, QStringView> signs[] = {
        {u"−", u"-"},   {u"≤", u"<="}, {u"≥", u">="},  {u"≠", u"!="},   {u"=<", u"<="},
        {u"=>", u">="}, {u"==", u"="}, {u"∞", u"inf"}, {u"∪", u" or "}, {u"∅", u"never"}};
    text = text.toLower().simplified();
    if (text.contains(QRegularExpression(QStringLiteral("[\\[(]"))) && !text.contains(u';')) {
        text.replace(u',', u';'); // it stands between two numbers, and in none
    }
    text = typedNumber(text);
    for (const auto& [sign, typed] : signs) {
        text.replace(sign.toString(), typed.toString());
    }
    return text;
}

Value boundOf(QString text) {
    return text.replace(QStringLiteral("oo"), QStringLiteral("inf")).toDouble() + 0.0; // never -0
}

/// What lies on one side of a number.
ValueRange beside(const QString& relation, Value v) {
    const bool with = relation.endsWith(u'=');
    return relation.startsWith(u'<')         ? ValueRange{-infinity, v, false, with}
           : relation == QStringLiteral("=") ? ValueRange{v, v, true, true}
                                             : ValueRange{v, infinity, with, false};
}

QString turned(QString relation) {
    return relation.startsWith(u'<')   ? relation.replace(u'<', u'>')
           : relation.startsWith(u'>') ? relation.replace(u'>', u'<')
                                       : relation;
}

ValueRange both(const ValueRange& above, const ValueRange& below) {
    return {above.low, below.high, above.withLow, below.withHigh};
}

std::vector<ValueRange> readPiece(const QString& text) {
    static const auto relation = whole(QStringLiteral("x ?(<=|>=|<|>|=)N"));
    static const auto otherThan = whole(QStringLiteral("x ?!=N"));
    static const auto turnedRelation = whole(QStringLiteral("N(<=|>=|<|>|=) ?x"));
    static const auto rising = whole(QStringLiteral("N(<=|<) ?x ?(<=|<)N"));
    static const auto falling = whole(QStringLiteral("N(>=|>) ?x ?(>=|>)N"));
    static const auto interval = whole(QStringLiteral(R"(([\[\]\(])N[,;]N([\[\]\)]))"));
    static const auto number = whole(QStringLiteral(R"(\{?N\}?)"));
    const auto at = [](const QRegularExpressionMatch& match, int k) {
        return boundOf(match.captured(k));
    };
    if (const auto match = relation.match(text); match.hasMatch()) {
        return {beside(match.captured(1), at(match, 2))};
    }
    if (const auto match = otherThan.match(text); match.hasMatch()) {
        return {beside(QStringLiteral("<"), at(match, 1)),
                beside(QStringLiteral(">"), at(match, 1))};
    }
    if (const auto match = turnedRelation.match(text); match.hasMatch()) {
        return {beside(turned(match.captured(2)), at(match, 1))};
    }
    if (const auto match = rising.match(text); match.hasMatch()) {
        return {both(beside(turned(match.captured(2)), at(match, 1)),
                     beside(match.captured(3), at(match, 4)))};
    }
    if (const auto match = falling.match(text); match.hasMatch()) {
        return {both(beside(match.captured(3), at(match, 4)),
                     beside(turned(match.captured(2)), at(match, 1)))};
    }
    if (const auto match = interval.match(text); match.hasMatch()) {
        return {{at(match, 2), at(match, 3), match.captured(1) == u'[', match.captured(4) == u']'}};
    }
    const auto match = number.match(text);
    return match.hasMatch() ? std::vector{beside(QStringLiteral("="), at(match, 1))}
                            : std::vector<ValueRange>();
}

} // namespace

std::optional<ValueSet> readSet(const QString& typed) {
    static const QRegularExpression between(QStringLiteral(R"(\s*(?:\bor\b|\|)\s*)"));
    const QString text = plain(typed);
    if (text == u"never" || text == u"{}" || text == PuzzleWords::never().toLower()) {
        return ValueSet();
    }
    if (text == u"always" || text == PuzzleWords::always().toLower()) {
        return ValueSet{{-infinity, infinity}};
    }
    std::vector<ValueRange> pieces;
    for (const QString& each : text.split(between)) {
        const std::vector<ValueRange> read = readPiece(each);
        if (setOf(read).empty()) {
            return std::nullopt;
        }
        for (ValueRange piece : read) {
            piece.withLow = piece.withLow && piece.low != -infinity;
            piece.withHigh = piece.withHigh && piece.high != infinity;
            pieces.push_back(piece);
        }
    }
    return setOf(std::move(pieces));
}

} // namespace prunus
