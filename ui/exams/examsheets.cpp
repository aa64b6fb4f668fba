#include "ui/exams/examsheets.h"

#include "ui/exams/examhead.h"
#include "ui/figures/pdfpages.h"
#include "ui/figures/wrappedtext.h"
#include "ui/look/theme.h"
#include "ui/words/paperwords.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QTextDocument>
#include <algorithm>
#include <memory>

namespace prunus {
namespace {

using Line = AskedQuestion::Line;

constexpr int textPixels = HeadLine::textPixels;
constexpr double readApart = HeadLine::readApart;
constexpr double writeApart = HeadLine::writeApart;
constexpr double betweenQuestions = 14;
/// A smaller tree cannot be read.
constexpr double leastScale = 0.5;

/// Of somebody else: it shows no files.
class LessonDocument : public QTextDocument {
  public:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override {
        QImage nothing(1, 1, QImage::Format_ARGB32);
        nothing.fill(Qt::transparent);
        return nothing;
    }
};

/// What one version asks, block by block.
class Composing {
  public:
    Composing(const ExamVersion& version, ExamPart part, const ExamPaper& paper)
        : version_(version), lesson_(version.lesson), part_(part), paper_(paper),
          room_(ExamPages::roomOn(paper.paper)) {}

    [[nodiscard]] tl::expected<ExamPages, QString> pages() {
        addHead();
        auto questions = questionsOf(version_);
        auto next = questions.begin();
        for (const LessonStep& step : lesson_.steps) {
            if (const auto* const text = std::get_if<LessonText>(&step)) {
                addText(QString::fromStdString(text->text));
            } else if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
                const auto end = std::find_if(next, questions.end(), [&](const auto& each) {
                    return each.exercise != exercise;
                });
                for (const auto first = next; next != end; ++next) {
                    if (const QString fault = add(*next, first->number); !fault.isEmpty()) {
                        return tl::make_unexpected(fault);
                    }
                }
            }
        }
        return ExamPages(paper_.paper, std::move(blocks_), footOf(version_, part_, paper_.seed));
    }

  private:
    [[nodiscard]] bool isKey() const { return part_ == ExamPart::key; }
    void addLine(const QString& text, Face face, int pixels, double above, bool withNext = false) {
        const double width = room_.width();
        blocks_.push_back(
            {wrappedHeight(text, face, pixels, width), above, withNext, [=](QPainter& painter) {
                 painter.setPen(questionTheme().text);
                 drawWrapped(painter, {0, 0, width, 1e6}, text, face, pixels);
             }});
    }

    void addHead() {
        for (const HeadLine& each : headOf(version_, part_)) {
            addLine(each.text, each.face, each.pixels, each.above, each.withNext);
        }
    }

    /// A paragraph each, so that they can go on on the next page.
    void addText(const QString& text) {
        for (const QString& each : text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
            const auto document = std::make_shared<LessonDocument>();
            document->setDefaultFont(canvasFont(Face::regular, textPixels));
            document->setDocumentMargin(0);
            document->setMarkdown(each, QTextDocument::MarkdownNoHTML);
            document->setTextWidth(room_.width());
            blocks_.push_back({document->size().height(), betweenQuestions / 2, true,
                               [document](QPainter& painter) {
                                   QAbstractTextDocumentLayout::PaintContext context;
                                   context.palette.setColor(QPalette::Text, questionTheme().text);
                                   context.palette.setColor(QPalette::Link, questionTheme().text);
                                   document->documentLayout()->draw(&painter, context);
                               }});
        }
    }

    /// What is wrong with it, or nothing.
    [[nodiscard]] QString add(const ExamQuestion& asked, int first) {
        AskedQuestion paper = onPaper(asked, part_, room_ + QSizeF(2 * askedMargin, 0));
        if (scaleOf(paper) < leastScale) {
            return PaperWords::tr("%1: its tree is too large for this paper; ask about a "
                                  "smaller one")
                .arg(QString::fromStdString(asked.exercise->id));
        }
        const std::vector<Line> beside = std::exchange(paper.beside, {});
        if (asked.number != first && !needsOwnTree(asked.question->question, part_)) {
            paper.tree = nullptr;
            paper.asked.push_back({treeIsThatOf(first)});
        }
        const FigureSheet sheet = sheetOf(paper);
        if (sheet.size.height() > room_.height()) {
            return PaperWords::tr("%1: its text is too long for a page; ask in fewer words")
                .arg(QString::fromStdString(asked.question->id));
        }
        blocks_.push_back({double(sheet.size.height()), betweenQuestions, !beside.empty(),
                           [sheet](QPainter& painter) {
                               painter.translate(-askedMargin, 0);
                               sheet.paint(painter);
                           }});
        for (std::size_t k = 0; k < beside.size(); ++k) {
            addLine(beside[k].text, beside[k].face, textPixels, isKey() ? readApart : writeApart,
                    k + 1 < beside.size() && !isKey());
        }
        return {};
    }

    const ExamVersion& version_;
    const Lesson& lesson_;
    ExamPart part_;
    ExamPaper paper_;
    QSizeF room_;
    std::vector<PageBlock> blocks_;
};

} // namespace

tl::expected<ExamPages, QString> examPages(const ExamVersion& version, ExamPart part,
                                           const ExamPaper& paper) {
    return Composing(version, part, paper).pages();
}

tl::expected<QByteArray, QString> examPdf(const ExamVersion& version, ExamPart part,
                                          const ExamPaper& paper) {
    return examPages(version, part, paper).map([&](const ExamPages& pages) {
        return pdfOf(pages.layout(), titleOf(version.lesson) + QStringLiteral(" · ") + pages.foot(),
                     pages.count(),
                     [&](QPainter& painter, std::uint64_t page) {
                         pages.paint(painter, page);
                         return true;
                     })
            .value();
    });
}

std::vector<ExamQuestion> questionsOf(const ExamVersion& version) {
    std::vector<ExamQuestion> questions;
    for (const LessonExercise* const exercise : exercisesOf(version.lesson)) {
        for (const LessonQuestion& each : exercise->questions) {
            questions.push_back({exercise, &each, int(questions.size()) + 1});
        }
    }
    return questions;
}

tl::expected<QByteArray, QString> examTikz(const ExamQuestion& question, ExamPart part) {
    return sheetOf(onPaper(question, part)).tikz();
}

} // namespace prunus
