#include "ui/exams/examquestion.h"

#include "core/lessons/gradequestion.h"
#include "core/tree/displayname.h"
#include "ui/practice/answering.h"
#include "ui/practice/answertext.h"
#include "ui/practice/askedlines.h"
#include "ui/practice/countsform.h"
#include "ui/practice/marking.h"
#include "ui/practice/written.h"
#include "ui/words/paperwords.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QTextDocument>
#include <algorithm>

namespace prunus {
namespace {

using Line = AskedQuestion::Line;

/// Smaller boxes are too small to write in.
constexpr double leastBoxScale = 0.6;

QString room(int letters) {
    return QString(letters, u'_');
}

/// In the fields of a node, as the window has them.
QStringList fieldsOf(const Task& task, const Answer& answer, NodeId n) {
    if (task.question != Question::windows) {
        const auto value = answer.values.find(n);
        return {value == answer.values.end() ? QString() : shownWritten(value->second)};
    }
    if (std::ranges::find(answer.notVisited, n) != answer.notVisited.end()) {
        return task.profile.ownSideOnly ? QStringList{QStringLiteral("✕")}
                                        : QStringList{QStringLiteral("✕"), QStringLiteral("✕")};
    }
    QStringList fields;
    for (const bool isAlpha : {true, false}) {
        if (task.asksBoundAt(n, isAlpha)) {
            fields << shownBounds(boundsAt(answer, n, isAlpha, task.profile.windowShown));
        }
    }
    return fields;
}

TypedTexts typedOf(const Task& task, const Answer& answer) {
    TypedTexts all;
    for (const NodeId n : nodesWithFields(*task.tree, task.question, task.profile)) {
        all[n] = fieldsOf(task, answer, n);
    }
    return all;
}

/// The right search, which only a key has.
struct Key {
    Sheet sheet;
    Answer answer;
};

/// One question, on its way to paper.
class Writing {
  public:
    Writing(const ExamQuestion& asked, ExamPart part)
        : asked_(asked), task_(taskOf(asked)), names_(*task_.tree) {
        if (part == ExamPart::key) {
            if (auto sheet = makeSheet(*task_.tree, procedureOf(*asked.question, *task_.tree))) {
                Answer answer = rightAnswer(task_, *sheet);
                key_.emplace(Key{*std::move(sheet), std::move(answer)});
            }
        }
    }

    [[nodiscard]] AskedQuestion written(bool inTable) const {
        AskedQuestion paper;
        paper.asked = {{heading(), Face::bold}, {promptOf(asked_)}};
        const QString manner =
            task_.said(PaperWords::manner(task_.question, task_.profile, task_.terms, inTable));
        if (!manner.isEmpty() && !key_) {
            paper.asked.push_back({manner});
        }
        paper.asked.push_back({rulesOf(asked_)});
        paper.title = heading();
        paper.tree = task_.tree;
        paper.shown.task = task_;
        paper.boxes = !inTable;
        paper.beside = inTable ? table() : answerLines();
        if (key_) {
            paper.shown.isClosed = true;
            paper.shown.answer = inTable ? Answer() : key_->answer;
            paper.typed = inTable ? TypedTexts() : typedOf(task_, key_->answer);
            for (const QString& reason : reasons()) {
                paper.beside.push_back({QStringLiteral("– ") + task_.said(reason)});
            }
        }
        return paper;
    }

  private:
    [[nodiscard]] QString heading() const {
        QStringList parts{shownCount(static_cast<std::uint64_t>(asked_.number))};
        if (key_) {
            parts << QString::fromStdString(asked_.question->id);
        }
        parts << PaperWords::points(asked_.question->points);
        return parts.join(QStringLiteral(" · "));
    }

    /// For each node that would have boxes.
    [[nodiscard]] std::vector<Line> table() const {
        std::vector<NodeId> nodes = nodesWithFields(*task_.tree, task_.question, task_.profile);
        std::ranges::sort(nodes);
        QStringList entries;
        qsizetype widest = 0;
        for (const NodeId n : nodes) {
            entries << entryOf(n);
            widest = std::max(widest, entries.back().size());
        }
        const qsizetype columns = std::max(qsizetype(1), tableLetters / (widest + 2));
        std::vector<Line> lines;
        for (qsizetype k = 0; k < entries.size(); k += columns) {
            QString line;
            for (const QString& each : entries.mid(k, columns)) {
                line += each.leftJustified(widest + 2);
            }
            lines.push_back({line, Face::mono});
        }
        return lines;
    }
    /// What of the fixed width stands on a line of the narrowest paper.
    static constexpr qsizetype tableLetters = 78;

    [[nodiscard]] QString entryOf(NodeId n) const {
        const QStringList right = key_ ? fieldsOf(task_, key_->answer, n) : QStringList();
        const auto field = [&](int k, int letters) {
            return key_ ? right.value(k).leftJustified(letters) : room(letters);
        };
        const QString name = (shownName(names_, n) + u':').leftJustified(3);
        if (task_.question == Question::windows && task_.profile.ownSideOnly) {
            return QStringLiteral("%1 %2 %3")
                .arg(name, task_.asksBoundAt(n, true) ? QStringLiteral("α") : QStringLiteral("β"),
                     field(0, 13));
        }
        return task_.question == Question::windows
                   ? QStringLiteral("%1 α %2 β %3").arg(name, field(0, 13), field(1, 13))
                   : QStringLiteral("%1 %2").arg(name, field(0, 10));
    }

    [[nodiscard]] std::vector<Line> answerLines() const {
        switch (task_.question) {
        case Question::move:
            return moveLines();
        case Question::counts:
            return key_ ? std::vector<Line>() : countLines(); // which reasons tell
        case Question::cuts:
            return cutLines();
        case Question::leafOrder:
            return key_ ? std::vector<Line>{{PaperWords::tr("Order: %1.")
                                                 .arg(namesOf(key_->answer.leaves))}}
                        : std::vector<Line>();
        default:
            return {};
        }
    }

    [[nodiscard]] QString namesOf(const std::vector<NodeId>& nodes) const {
        QStringList all;
        for (const NodeId n : nodes) {
            all << shownName(names_, n);
        }
        return all.join(QStringLiteral(", "));
    }

    [[nodiscard]] std::vector<Line> moveLines() const {
        const auto after = [](const QString& what, const QString& text) {
            return Line{what + QStringLiteral(" ") + text};
        };
        std::vector<NodeId> line;
        if (key_) {
            line = nodesOf(*task_.tree, key_->answer.line);
        }
        std::vector<Line> lines{
            after(PaperWords::tr("Move:"), !key_          ? room(16)
                                           : line.empty() ? QString()
                                                          : shownName(names_, line.front()))};
        if (task_.profile.lineLength == Profile::LineLength::two) {
            lines.push_back(after(PaperWords::tr("Reply:"), !key_ ? room(16)
                                                            : line.size() < 2
                                                                ? QString()
                                                                : shownName(names_, line[1])));
        } else if (task_.profile.lineLength == Profile::LineLength::full) {
            lines.push_back(
                after(PaperWords::tr("Line of play:"), key_ ? namesOf(line) : room(48)));
        }
        return lines;
    }

    [[nodiscard]] std::vector<Line> countLines() const {
        static const std::vector<std::string> all{"nodesVisited", "leavesEvaluated", "cutoffs",
                                                  "nodesPruned", "leavesPruned"};
        const std::vector<std::string>& own = asked_.question->counts;
        std::vector<Line> lines;
        for (const std::string& each : own.empty() ? all : own) {
            lines.push_back({countName(each) + QStringLiteral(": ") + room(12)});
        }
        return lines;
    }

    [[nodiscard]] std::vector<Line> cutLines() const {
        std::vector<Line> lines;
        if (key_) {
            for (const WrittenCut& cut : key_->answer.cuts) {
                lines.push_back({PaperWords::tr("At %1: %2, %3.")
                                     .arg(shownName(names_, cut.at), AnswerText::brief(cut),
                                          AnswerText::because(task_, *cut.witness))});
            }
            return lines;
        }
        return linesForCuts(task_, {}, true);
    }

    [[nodiscard]] QStringList reasonsOf(Question question) const {
        LessonQuestion of = *asked_.question;
        of.question = question;
        const Grade grade = gradeQuestion(of, *task_.tree, key_->sheet, {});
        const PracticeReasons words(*task_.tree, names_, question, task_.profile, key_->sheet);
        return words.of({}, grade, true);
    }

    /// What the run did; of an order and of numbers, what it skipped and why.
    [[nodiscard]] QStringList reasons() const {
        const bool skips =
            task_.question == Question::leafOrder || task_.question == Question::counts;
        QStringList all;
        if (task_.question == Question::move) {
            all << valuesOfMoves();
        } else if (task_.question != Question::leafOrder) {
            all << reasonsOf(task_.question);
        }
        if (skips) {
            const QStringList skipped = reasonsOf(Question::crossOut);
            all << (skipped.isEmpty() ? QStringList{PaperWords::nothing(Question::crossOut)}
                                      : skipped);
        }
        if (all.isEmpty() && !PaperWords::nothing(task_.question).isEmpty()) {
            all << PaperWords::nothing(task_.question);
        }
        return all;
    }

    /// Why it is the best one.
    [[nodiscard]] QStringList valuesOfMoves() const {
        const PracticeReasons words(*task_.tree, names_, Question::values, task_.profile,
                                    key_->sheet);
        Grade root;
        root.items.push_back({"", GradedItem::Verdict::missing, 0});
        return words.of({}, root, true);
    }

    const ExamQuestion& asked_;
    Task task_;
    DisplayNames names_;
    std::optional<Key> key_;
};

} // namespace

Task taskOf(const ExamQuestion& asked) {
    Task task{asked.question->question, rulesFor(*asked.question), asked.exercise->tree,
              asked.question->terms};
    task.profile.title.clear(); // the name of a course is no rule
    task.profile.root = rootOf(*task.tree, procedureOf(*asked.question, *task.tree));
    return task;
}

QString promptOf(const ExamQuestion& asked) {
    if (asked.question->text.empty()) {
        const Task task = taskOf(asked);
        return task.said(PracticeWords::prompt(*task.tree, task.question, task.profile,
                                               task.rootPlayer(), task.terms));
    }
    QTextDocument own;
    own.setMarkdown(QString::fromStdString(asked.question->text), QTextDocument::MarkdownNoHTML);
    return own.toPlainText();
}

QString rulesOf(const ExamQuestion& asked) {
    const Task task = taskOf(asked);
    return PracticeWords::rules(task.question, task.profile, *task.tree, task.terms);
}

AskedQuestion onPaper(const ExamQuestion& asked, ExamPart part, std::optional<QSizeF> page) {
    const Writing writing(asked, part);
    AskedQuestion paper = writing.written(false);
    paper.page = page;
    if (page && answersInFields(asked.question->question)) {
        AskedQuestion empty = paper; // so that a sheet and its key look alike
        empty.shown.answer = {};
        empty.typed.clear();
        if (scaleOf(empty) < leastBoxScale) {
            paper = writing.written(true);
            paper.page = page;
        }
    }
    return paper;
}

AskedQuestion drawnAnswer(const ExamQuestion& asked, const Answer& answer) {
    AskedQuestion drawn;
    drawn.title = QString::fromStdString(asked.question->id);
    drawn.shown.task = taskOf(asked);
    drawn.shown.answer = answer;
    drawn.tree = drawn.shown.task.tree;
    drawn.typed = typedOf(drawn.shown.task, answer);
    return drawn;
}

bool needsOwnTree(Question question, ExamPart part) {
    const bool beside =
        question == Question::counts ||
        (part == ExamPart::sheet && (question == Question::move || question == Question::cuts));
    return !beside;
}

} // namespace prunus
