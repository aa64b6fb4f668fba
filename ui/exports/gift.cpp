#include "ui/exports/gift.h"

#include "core/formats/treeformat.h"
#include "core/notation/number.h"
#include "ui/exports/exportwords.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {
namespace {

/// Text that means nothing to the format, on one line.
QString giftPlain(const QString& text) {
    QString safe;
    for (const QChar c : text) {
        if (QStringLiteral("~=#{}:\\").contains(c)) {
            safe += u'\\';
        }
        safe += c < u' ' ? QChar(u' ') : c;
    }
    return safe;
}

QString giftHtml(const QString& text) {
    QString escaped = text.toHtmlEscaped();
    return giftPlain(escaped.replace(u'\n', QStringLiteral("<br>")));
}

QString giftParagraph(const QString& text) {
    return QStringLiteral("<p>") + giftHtml(text) + QStringLiteral("</p>");
}

/// A share of a point as the platform knows it; empty if it does not.
QString percentOf(std::size_t parts) {
    static constexpr auto shares =
        std::to_array<const char*>({"", "100", "50", "33.33333", "25", "20", "16.66667", "14.28571",
                                    "12.5", "11.11111", "10"});
    return parts < shares.size() ? QString::fromLatin1(shares.at(parts))
           : parts == 20         ? QStringLiteral("5")
                                 : QString();
}

std::vector<const Gap*> gapsIn(const GapQuestion& question) {
    std::vector<const Gap*> all;
    for (const GapLine& line : question.lines) {
        for (const Gap& gap : line.gaps) {
            all.push_back(&gap);
        }
    }
    return all;
}

/// The questions that one question becomes.
class GiftWriting {
  public:
    GiftWriting(const QuestionBank& bank, const BankEntry& entry, const GapQuestion& question)
        : bank_(bank), entry_(entry), question_(question), tree_(*entry.exercise->tree),
          names_(tree_) {}

    /// Or why it is none.
    [[nodiscard]] tl::expected<QStringList, QString> written() const {
        switch (question_.asked.question->question) {
        case Question::crossOut:
            return crossing();
        case Question::leafOrder:
            return QStringList{order()};
        case Question::values:
        case Question::counts:
        case Question::move:
            return oneByOne();
        case Question::returned:
        case Question::negamax:
            return hasOneGapANode() ? oneByOne() : severalFields();
        default:
            return severalFields();
        }
    }

  private:
    static tl::expected<QStringList, QString> severalFields() {
        return tl::make_unexpected(ExportWords::severalFields());
    }
    [[nodiscard]] bool hasOneGapANode() const {
        return std::ranges::all_of(question_.lines,
                                   [](const GapLine& line) { return line.gaps.size() == 1; });
    }

    [[nodiscard]] QString id(int part) const {
        const QString own = QString::fromStdString(question_.asked.question->id) +
                            (entry_.version.isEmpty() ? QString() : u'-' + entry_.version);
        return part == 0 ? own : own + u'.' + QString::number(part);
    }

    /// All but the answers.
    [[nodiscard]] QString with(int part, const QStringList& texts, const QString& answers) const {
        QString text;
        for (const QString& each : texts) {
            text += each.isEmpty() ? QString() : giftParagraph(each);
        }
        const QString tree = QString::fromStdString(prunus::written(tree_, TreeFormat::text));
        text += QStringLiteral("<p><code>") + giftHtml(tree) + QStringLiteral("</code></p>") +
                giftParagraph(question_.rules);
        const QString reasons = giftHtml(question_.reasons.join(u'\n'));
        return QStringLiteral("// [id:%1] [tag:prunus]\n::%2::[html]%3{%4####%5}\n")
            .arg(bank_.id + u'.' + id(part), giftPlain(bank_.title.simplified() + u' ' + id(part)),
                 text, answers, reasons);
    }

    static QString feedback(const Gap& gap, const QString& text) {
        const auto wrong = std::ranges::find(gap.wrong, text, &Gap::Wrong::text);
        return wrong == gap.wrong.end() || wrong->slips.empty()
                   ? QString()
                   : u'#' + giftHtml(ExportWords::slips(wrong->slips));
    }

    static QString answersOf(const Gap& gap) {
        QString answers;
        if (gap.kind == Gap::Kind::number) {
            answers = QStringLiteral("#=%1:0 ").arg(gap.right.front());
            for (const Gap::Wrong& each : gap.wrong) {
                answers +=
                    QStringLiteral("=%%1%%2:0")
                        .arg(QString::fromStdString(formatNumber(std::round(each.credit * 100))),
                             each.text) +
                    feedback(gap, each.text) + u' ';
            }
            return answers;
        }
        for (const QString& each : gap.options) {
            answers += (gap.right.contains(each) ? u'=' : u'~') + giftHtml(each) +
                       feedback(gap, each) + u' ';
        }
        return answers;
    }

    [[nodiscard]] QStringList oneByOne() const {
        QStringList all;
        for (const GapLine& line : question_.lines) {
            for (const Gap& gap : line.gaps) {
                const QString where = gap.node == noNode
                                          ? line.label
                                          : line.label + QStringLiteral(", ") + placeOf(gap.node);
                all << with(int(all.size()) + 1,
                            {question_.prompt, question_.manner, ExportWords::askedHere(where)},
                            answersOf(gap));
            }
        }
        return all;
    }

    [[nodiscard]] QString placeOf(NodeId n) const {
        return PracticeWords::place(tree_, names_, rootOf(entry_), n);
    }

    [[nodiscard]] tl::expected<QStringList, QString> crossing() const {
        const std::vector<const Gap*> gaps = gapsIn(question_);
        const auto isSkipped = [](const Gap* gap) {
            return gap->right.contains(ExportWords::isSkipped());
        };
        const auto skipped = static_cast<std::size_t>(std::ranges::count_if(gaps, isSkipped));
        const QString share = percentOf(std::max<std::size_t>(skipped, 1));
        if (share.isEmpty()) {
            return tl::make_unexpected(ExportWords::noShare(int(skipped)));
        }
        QString answers;
        for (const Gap* const gap : gaps) {
            answers += u'~' + QStringLiteral("%%1%2%").arg(isSkipped(gap) ? "" : "-", share) +
                       giftHtml(gap->label + QStringLiteral(", ") + placeOf(gap->node)) + u' ';
        }
        answers += u'~' + QStringLiteral("%%1%2%").arg(skipped == 0 ? "" : "-", share) +
                   giftHtml(ExportWords::nothingIsSkipped()) + u' ';
        return QStringList{with(0, {question_.prompt, ExportWords::markSkipped()}, answers)};
    }

    /// By value, with blanks or commas between.
    [[nodiscard]] QString order() const {
        std::vector<std::pair<int, Value>> read;
        for (const Gap* const gap : gapsIn(question_)) {
            bool isRead = false;
            const int place = gap->right.front().toInt(&isRead);
            if (isRead) {
                read.emplace_back(place, tree_.staticValue(gap->node));
            }
        }
        std::ranges::sort(read);
        QStringList numbers;
        for (const auto& [place, value] : read) {
            numbers << QString::fromStdString(formatNumber(value));
        }
        QString answers;
        for (const char* const between : {" ", ", ", ","}) {
            answers += u'=' + giftPlain(numbers.join(QLatin1String(between))) + u' ';
        }
        return with(0, {question_.prompt, ExportWords::writeInOrder()}, answers);
    }

    const QuestionBank& bank_;
    const BankEntry& entry_;
    const GapQuestion& question_;
    const GameTree& tree_;
    DisplayNames names_;
};

} // namespace

tl::expected<QByteArray, QStringList> giftText(const QuestionBank& bank) {
    QString title = bank.title.simplified();
    QString text = QStringLiteral("// Prunus\n\n$CATEGORY: $course$/Prunus/%1\n")
                       .arg(title.replace(u'/', QStringLiteral("//")));
    QStringList faults;
    for (const BankEntry& entry : bank.entries) {
        for (const GapQuestion& question : entry.questions) {
            const auto written = GiftWriting(bank, entry, question).written();
            if (!written) {
                faults << QString::fromStdString(question.asked.question->id) +
                              QStringLiteral(": ") + written.error();
                continue;
            }
            for (const QString& each : *written) {
                text += u'\n' + each;
            }
        }
    }
    faults.removeDuplicates();
    return faults.isEmpty() ? tl::expected<QByteArray, QStringList>(text.toUtf8())
                            : tl::make_unexpected(faults);
}

} // namespace prunus
