#include "ui/words/sliplisting.h"

#include "core/practice/sliptrace.h"

#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace prunus {
namespace {

/// A line of a listing, under the number by which changes go.
struct NumberedLine {
    int number = 0;
    int behind = 0; ///< the number of the line behind which it stands
    QString role;
    QString code;
};

QString slipFile(const QString& name) {
    QFile file(QStringLiteral(":/slips/%1.txt").arg(name));
    [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return QString::fromUtf8(file.readAll());
}

/// M35 is of two algorithms that alpha-beta is not written like.
QString baseOf(Algorithm algorithm) {
    const bool hasOwn =
        algorithm == Algorithm::principalVariationSearch || algorithm == Algorithm::mtdf;
    const std::string_view id = traits(algorithm).id;
    return slipFile(hasOwn ? QString::fromLatin1(id.data(), qsizetype(id.size()))
                    : traits(algorithm).negamaxForm ? QStringLiteral("negamax")
                                                    : QStringLiteral("pair"));
}

/// The lines that a slip has in the place of others in this section.
QList<NumberedLine> changesOf(SlipId slip, const QString& section) {
    static const QRegularExpression row(
        QStringLiteral(R"(^(M\d\d-\d) +(max|min|both) +(\d+)(@\d+)? +([^ |]*) *\| ?(.*)$)"));
    const std::string_view id = traits(misconceptionOf(slip)).id;
    const QString wanted = QStringLiteral("%1-%2")
                               .arg(QString::fromLatin1(id.data(), qsizetype(id.size())))
                               .arg(slip.form);
    QList<NumberedLine> changes;
    for (const QString& line : slipFile(QStringLiteral("changes")).split(u'\n')) {
        const auto match = row.match(line);
        const QString whose = match.captured(2);
        if (match.captured(1) == wanted && (whose == QStringLiteral("both") || whose == section)) {
            const int number = match.captured(3).toInt();
            const QString behind = match.captured(4).mid(1);
            changes << NumberedLine{number, behind.isEmpty() ? number : behind.toInt(),
                                    match.captured(5), match.captured(6)};
        }
    }
    return changes;
}

/// The lines of one section with the changes.
class ChangedSection {
  public:
    ChangedSection(SlipId slip, const QString& section) : changes_(changesOf(slip, section)) {}

    void add(const NumberedLine& line) {
        if (line.number != number_) {
            end();
            number_ = line.number;
        }
        former_ << line.code;
        const bool goes = std::ranges::any_of(
            changes_, [&](const NumberedLine& each) { return each.number == line.number; });
        if (!goes) {
            write(line.role, line.code);
        }
    }
    /// After the last line of a number: what stands there instead, or behind it.
    void end() {
        for (const NumberedLine& each : changes_) {
            if (each.behind == number_) {
                const bool same = each.number == number_ && former_.contains(each.code);
                write(same ? each.role : each.role + QStringLiteral("/wrong"), each.code);
            }
        }
        former_.clear();
    }
    [[nodiscard]] const QStringList& rows() const { return rows_; }

  private:
    void write(const QString& role, const QString& code) {
        rows_ << role + QStringLiteral(" | ") + code;
    }

    QList<NumberedLine> changes_;
    int number_ = 0;
    QStringList former_; ///< the code of the lines of this number
    QStringList rows_;
};

} // namespace

QString slipListing(Algorithm algorithm, SlipId slip) {
    static const QRegularExpression row(QStringLiteral(R"(^(\d+) +([^ |]*) *\| ?(.*)$)"));
    QStringList text;
    ChangedSection section(slip, {});
    const auto close = [&] {
        section.end();
        text << section.rows();
    };
    for (const QString& line : baseOf(algorithm).split(u'\n')) {
        if (line.startsWith(u'[')) {
            close();
            text << line;
            section = ChangedSection(slip, line.mid(1, line.size() - 2));
        } else if (const auto match = row.match(line); match.hasMatch()) {
            section.add({match.captured(1).toInt(), match.captured(1).toInt(), match.captured(2),
                         match.captured(3)});
        }
    }
    close();
    return text.join(u'\n');
}

} // namespace prunus
