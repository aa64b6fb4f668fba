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

/// Of the lines by which α and β change and are tested.
constexpr int narrowing = 9;
constexpr int testing = 10;
/// That in which a child is searched.
constexpr int calling = 6;

/// The lines that a slip has in the place of others in this section.
QList<NumberedLine> changesOf(const SearchOptions& options, const QString& section) {
    const SlipId slip = options.slip.value();
    const auto m = misconceptionOf(slip);
    if (!m) {
        return {};
    }
    static const QRegularExpression row(
        QStringLiteral(R"(^(M\d\d-\d) +(max|min|both) +(\d+)(@\d+)? +([^ |]*) *\| ?(.*)$)"));
    const std::string_view id = traits(*m).id;
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
            if (m == Misconception::rightToLeft && options.backwards) {
                changes.back().code.replace(QStringLiteral("right"), QStringLiteral("left"));
            }
        }
    }
    return changes;
}

/// The lines of one section with the changes.
class ChangedSection {
  public:
    ChangedSection(const SearchOptions& options, const QString& section)
        : changes_(changesOf(options, section)), isWindowed_(traits(options.algorithm).windowed),
          // Bounds that are one for all calls are handed down to none.
          callsApart_(options.slip->callPerRootChild &&
                      misconceptionOf(*options.slip) != Misconception::sharedBounds) {}

    void add(const NumberedLine& line) {
        if (line.number != number_) {
            end();
            number_ = line.number;
        }
        former_ << line.code;
        const bool goes = (!isWindowed_ && (line.number == narrowing || line.number == testing)) ||
                          std::ranges::any_of(changes_, [&](const NumberedLine& each) {
                              return each.number == line.number;
                          });
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
        if (number_ == calling && callsApart_) {
            write({}, QStringLiteral("      // at the root −∞, +∞ are handed down"));
        }
        former_.clear();
    }
    [[nodiscard]] const QStringList& rows() const { return rows_; }

  private:
    void write(QString role, QString code) {
        if (!isWindowed_) { // so nothing is clamped, and nothing handed down
            if (role.contains(QStringLiteral("/hard"))) {
                return;
            }
            role.remove(QStringLiteral("/soft"));
            code.remove(QStringLiteral(", −β, −α")).remove(QStringLiteral(", α, β"));
        }
        rows_ << role + QStringLiteral(" | ") + code;
    }

    QList<NumberedLine> changes_;
    bool isWindowed_;
    bool callsApart_;
    int number_ = 0;
    QStringList former_; ///< the code of the lines of this number
    QStringList rows_;
};

} // namespace

QString slipListing(const SearchOptions& options) {
    static const QRegularExpression row(QStringLiteral(R"(^(\d+) +([^ |]*) *\| ?(.*)$)"));
    QStringList text;
    ChangedSection section(options, {});
    const auto close = [&] {
        section.end();
        text << section.rows();
    };
    for (const QString& line : baseOf(options.algorithm).split(u'\n')) {
        if (line.startsWith(u'[')) {
            close();
            text << line;
            section = ChangedSection(options, line.mid(1, line.size() - 2));
        } else if (const auto match = row.match(line); match.hasMatch()) {
            section.add({match.captured(1).toInt(), match.captured(1).toInt(), match.captured(2),
                         match.captured(3)});
        }
    }
    close();
    return text.join(u'\n');
}

} // namespace prunus
