#include "ui/questionbanks/gaps.h"

#include "core/practice/eventlog.h"
#include "ui/questionbanks/exportwords.h"
#include "ui/questionbanks/gapfields.h"

#include <algorithm>
#include <map>

namespace prunus {
namespace {

/// Those of the first rank, if they are one or two: more tell nothing.
std::vector<Misconception> named(const std::map<SlipRank, std::vector<Misconception>>& byRank) {
    constexpr std::size_t mostNamed = 2;
    const std::vector<Misconception>& first = byRank.begin()->second;
    return first.size() <= mostNamed ? first : std::vector<Misconception>();
}

std::vector<Gap::Wrong> wrongIn(const GapSource& from, const GapField& field,
                                const QStringList& right) {
    std::vector<QString> texts; // as they come
    std::map<QString, std::map<SlipRank, std::vector<Misconception>>> slips;
    for (const SlipAnswer& slip : from.slips) {
        const QString text = field.written(slip.answer);
        const bool isOffered = field.kind == Gap::Kind::number || field.options.contains(text);
        if (text.isEmpty() || !isOffered || right.contains(text)) {
            continue;
        }
        if (!slips.contains(text)) {
            texts.push_back(text);
        }
        auto& same = slips[text][slip.rank];
        if (std::ranges::find(same, slip.misconception) == same.end()) {
            same.push_back(slip.misconception);
        }
    }
    std::vector<Gap::Wrong> wrong;
    wrong.reserve(std::size_t(texts.size()));
    for (const QString& text : texts) {
        wrong.push_back({text, field.credit ? field.credit(text) : 0, named(slips[text])});
    }
    return wrong;
}

/// None where the key has nothing to write there.
std::optional<Gap> gapOf(const GapSource& from, const GapField& field) {
    Gap gap{field.label, field.kind, field.options, {field.written(from.key)}, {}, field.share};
    if (gap.right.front().isEmpty()) {
        return std::nullopt;
    }
    gap.right += field.alsoRight;
    gap.right.removeDuplicates();
    gap.wrong = wrongIn(from, field, gap.right);
    return gap;
}

tl::expected<std::vector<GapLine>, QString> linesOf(const GapSource& from) {
    const GapFields fields = gapFieldsOf(from);
    if (!fields) {
        return tl::make_unexpected(fields.error());
    }
    std::vector<GapLine> lines;
    double all = 0;
    for (const GapField& field : *fields) {
        auto gap = gapOf(from, field);
        if (!gap) {
            return tl::make_unexpected(ExportWords::noKey());
        }
        all += gap->share;
        if (lines.empty() || lines.back().label != field.line) {
            lines.push_back({field.line});
        }
        lines.back().gaps.push_back(*std::move(gap));
    }
    if (lines.empty()) {
        return tl::make_unexpected(ExportWords::noKey());
    }
    for (GapLine& line : lines) {
        for (Gap& gap : line.gaps) {
            gap.share /= all;
        }
    }
    return lines;
}

QStringList reasonsOf(const ExamQuestion& asked) {
    QStringList reasons;
    for (const AskedQuestion::Line& each : onPaper(asked, ExamPart::key).beside) {
        reasons << each.text;
    }
    return reasons;
}

} // namespace

tl::expected<GapQuestion, QString> gapsOf(const ExamQuestion& asked) {
    const LessonQuestion& question = *asked.question;
    const GameTree& tree = *asked.exercise->tree;
    const auto searched = makeSheet(tree, procedureOf(question, tree));
    if (!searched || tree.nodeCount() > mostNodesOfMisconception) {
        return tl::make_unexpected(searched ? ExportWords::tooLarge() : ExportWords::noKey());
    }
    Task task = taskOf(asked);
    const QString own = question.text.empty()
                            ? task.said(ExportWords::prompt(question.question, question.profile))
                            : QString();
    const QString manner = task.said(ExportWords::manner(question.question, question.profile));
    // With whole windows, also where the course asks for one side of them.
    Answer key = answerOf(tree, question.question, *searched, task.profile);
    const DisplayNames names(tree);
    const bool byMover = question.question == Question::negamax;
    const GapSource from{
        question,       std::move(task),
        names,          seenFrom(tree, *searched, byMover ? SheetSide::mover : SheetSide::max),
        std::move(key), slipAnswers(tree, question.question, *searched, question.profile)};
    auto lines = linesOf(from);
    if (!lines) {
        return tl::make_unexpected(lines.error());
    }
    return GapQuestion{asked,
                       own.isEmpty() ? promptOf(asked) : own,
                       manner,
                       rulesOf(asked),
                       *std::move(lines),
                       reasonsOf(asked)};
}

} // namespace prunus
