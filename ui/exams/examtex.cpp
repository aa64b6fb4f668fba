#include "ui/exams/examhead.h"
#include "ui/exams/examsheets.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

namespace prunus {
namespace {

/// Above a question, and above a paragraph.
constexpr double aboveQuestions = 24;
constexpr double aboveTexts = 8;

/// A lesson's text: paragraphs, and items of lists with a dash.
void addText(TikzSheets& sheets, const std::string& text) {
    QTextDocument document;
    document.setMarkdown(QString::fromStdString(text), QTextDocument::MarkdownNoHTML);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString words = block.text().remove(QChar::ObjectReplacementCharacter);
        const Face face = block.blockFormat().headingLevel() > 0 ? Face::bold : Face::regular;
        if (!words.isEmpty()) {
            sheets.add(
                {(block.textList() != nullptr ? QStringLiteral("– ") : QString()) + words, face},
                HeadLine::textPixels, aboveTexts);
        }
    }
}

tl::expected<void, QString> addQuestion(TikzSheets& sheets, const ExamQuestion& asked, int first,
                                        ExamPart part) {
    AskedQuestion paper = onPaper(asked, part);
    if (asked.number != first && !needsOwnTree(asked.question->question, part)) {
        paper.tree = nullptr;
        paper.asked.push_back({treeIsThatOf(first)});
    }
    sheets.add({}, HeadLine::textPixels, aboveQuestions);
    return addTo(sheets, paper, part == ExamPart::key ? HeadLine::readApart : HeadLine::writeApart);
}

} // namespace

tl::expected<QByteArray, QString> examTex(const ExamVersion& version, ExamPart part,
                                          const ExamPaper& paper) {
    TikzSheets sheets(ExamPages::sizeOf(paper.paper), ExamPages::margins());
    for (const HeadLine& each : headOf(version, part)) {
        sheets.add({each.text, each.face}, each.pixels, each.above);
    }
    const std::vector<ExamQuestion> questions = questionsOf(version);
    for (const LessonStep& step : version.lesson.steps) {
        if (const auto* const text = std::get_if<LessonText>(&step)) {
            addText(sheets, text->text);
        }
        int first = 0; // question about its tree
        for (const ExamQuestion& each : questions) {
            if (each.exercise != std::get_if<LessonExercise>(&step)) {
                continue;
            }
            first = first == 0 ? each.number : first;
            if (auto added = addQuestion(sheets, each, first, part); !added) {
                return tl::make_unexpected(added.error());
            }
        }
    }
    return sheets.document(titleOf(version.lesson), footOf(version, part, paper.seed));
}

} // namespace prunus
