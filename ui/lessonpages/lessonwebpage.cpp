#include "ui/lessonpages/lessonwebpage.h"

#include "core/formats/treeformat.h"
#include "core/lessons/exam.h"
#include "core/lessons/treedue.h"
#include "core/practice/sliptrace.h"
#include "ui/exams/examhead.h"
#include "ui/exams/examquestion.h"
#include "ui/figures/figurefile.h"
#include "ui/lessons/lessontext.h"
#include "ui/web/template.h"
#include "ui/web/webpage.h"
#include "ui/words/searchwords.h"
#include "ui/words/words.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace prunus {

/// One page, step by step.
class LessonPageWriting {
  public:
    explicit LessonPageWriting(const Lesson& lesson) : lesson_(lesson) {}

    [[nodiscard]] tl::expected<QByteArray, QString> page() {
        for (const LessonStep& step : lesson_.steps) {
            std::visit([this](const auto& each) { add(each); }, step);
            behindText_ = std::holds_alternative<LessonText>(step);
            if (!fault_.isEmpty()) {
                return tl::make_unexpected(fault_);
            }
        }
        Fields fields;
        fields["title"] = escapedHtml(titleOf(lesson_));
        fields["keysInside"] =
            asks_ ? paragraph(LessonWebPage::tr("What is right stands in this page, shut until you "
                                                "open it. It is for checking yourself, and no "
                                                "exam."))
                  : QByteArray();
        fields["steps"] = body_;
        fields["madeWith"] =
            escapedHtml(LessonWebPage::tr("Made with Prunus. This page needs no network."));
        fields["style"] = webResource(QStringLiteral("lesson.css"));
        fields["policies"] = policies(hashOf(fields["style"]));
        return filled(webResource(QStringLiteral("lesson.html")), fields);
    }

  private:
    static QByteArray paragraph(const QString& text) {
        return "<p>" + escapedHtml(text) + "</p>\n";
    }
    void section(const QByteArray& html) { body_ += "<section>\n" + html + sectionEnd; }
    /// A text and what it tells about are one.
    void besideText(const QByteArray& html) {
        if (behindText_) {
            body_.chop(sectionEnd.size());
            body_ += html + sectionEnd;
        } else {
            section(html);
        }
    }

    void add(const LessonText& text) {
        section(lessonHtml(QString::fromStdString(text.text)).toUtf8() + '\n');
    }

    void add(const LessonGame& /*game*/) {
        besideText(paragraph(LessonWebPage::tr("Here a game is played, in the program.")));
    }

    /// The whole search, opened at the moment, in a frame of its own.
    void add(const LessonMoment& moment) {
        WebPageChoices choices;
        choices.figure.showWindows = moment.windows;
        for (const auto& options : {std::optional(moment.options), moment.beside}) {
            const auto trace =
                options ? recordStepped(*moment.tree, *options) : RecordedSearch(nullptr);
            if (!trace) {
                fault_ = LessonWebPage::tr("A search of this lesson cannot be carried out.");
                return;
            }
            if (*trace != nullptr) {
                choices.searches.push_back(
                    {*trace, usualSide((*trace)->options().algorithm), choices.searches.empty()});
            }
        }
        const auto document = std::make_shared<const Document>(moment.tree, QString());
        if (moment.event && !stepOfEvent(moment)) {
            fault_ = LessonWebPage::tr("A search of this lesson never comes to the event that "
                                       "names its moment.");
            return;
        }
        const Step at{moment.at};
        const bool behind = choices.searches.size() > 1 && choices.searches[0].trace->end() < at;
        const std::size_t search = behind ? 1 : 0;
        choices.start = WebPage(document, choices)
                            .timeline()
                            .beat(search, std::min(at, choices.searches[search].trace->end()));
        const WebPage page(document, choices);
        fault_ = page.fault();
        if (!fault_.isEmpty()) {
            return;
        }
        const QByteArray file = *page.bytes();
        allow(file);
        const QString name = LessonWebPage::tr("Search %1: %2")
                                 .arg(++frames_)
                                 .arg(shownSearch(choices.searches.front().trace->options()));
        besideText("<iframe title=\"" + escapedHtml(name) + "\" srcdoc=\"" +
                   escapedHtml(QString::fromUtf8(file)) + "\"></iframe>\n" +
                   (moment.uct
                        ? paragraph(LessonWebPage::tr("In the program, Monte Carlo tree search "
                                                      "can be opened on this tree, at "
                                                      "iteration %1.")
                                        .arg(shownCount(moment.uct->iteration)))
                        : QByteArray()));
    }

    void add(const LessonExercise& exercise) {
        LessonExercise asked = exercise;
        if (asked.tree == nullptr) {
            const auto made = treeDue(lesson_, exercise, {}, 1);
            if (!made) {
                fault_ = LessonWebPage::tr("%1: no tree was found that meets its wishes.")
                             .arg(QString::fromStdString(exercise.id));
                return;
            }
            asked.tree = *made;
        }
        for (const LessonQuestion& each : asked.questions) {
            add(ExamQuestion{&asked, &each, ++number_});
        }
    }

    void add(const ExamQuestion& asked) {
        const Question question = asked.question->question;
        const bool shown = std::ranges::find(paperQuestions, question) != paperQuestions.end() &&
                           !asked.question->terms.depth;
        if (!shown) {
            section("<h2>" + QByteArray::number(asked.number) + "</h2>\n" +
                    paragraph(promptOf(asked)) +
                    paragraph(LessonWebPage::tr("This question is answered in the program.")));
            return;
        }
        asks_ = true;
        const QString key = LessonWebPage::tr("What is right, and why");
        section(part(asked, ExamPart::sheet) + "<details><summary>" + escapedHtml(key) +
                "</summary>\n" + part(asked, ExamPart::key) + "</details>\n");
    }

    /// Its words as words, and its tree as a picture.
    static QByteArray part(const ExamQuestion& asked, ExamPart which) {
        AskedQuestion paper = onPaper(asked, which);
        const bool isKey = which == ExamPart::key;
        QByteArray html;
        for (const AskedQuestion::Line& each : std::exchange(paper.asked, {})) {
            const bool heads = html.isEmpty();
            html += isKey   ? QByteArray()
                    : heads ? "<h2>" + escapedHtml(each.text) + "</h2>\n"
                            : paragraph(each.text);
        }
        const auto beside = std::exchange(paper.beside, {});
        const QByteArray svg = figureBytes(sheetOf(paper), FigureFormat::svg).value();
        const QString tree = QString::fromStdString(written(*paper.tree, TreeFormat::text));
        const QString name = isKey ? LessonWebPage::tr("The tree with what is right in it.")
                                   : LessonWebPage::tr("The tree %1").arg(tree.simplified());
        html += "<img alt=\"" + escapedHtml(name) + "\" src=\"data:image/svg+xml;base64," +
                svg.toBase64() + "\">\n";
        for (const AskedQuestion::Line& each : beside) {
            html += paragraph(each.text);
        }
        return html;
    }

    /// A frame keeps to the policy of the page around it, which must allow what its own allows.
    void allow(const QByteArray& page) {
        static const QRegularExpression policy(
            QStringLiteral("style-src ('sha256-[^']+'); script-src ('sha256-[^']+')"));
        const auto found = policy.match(QString::fromUtf8(page.left(2000)));
        styles_.insert(found.captured(1));
        scripts_.insert(found.captured(2));
    }

    [[nodiscard]] QByteArray policies(const QByteArray& ownStyle) const {
        QStringList styles = styles_.values();
        styles.sort();
        QStringList scripts = scripts_.values();
        scripts.sort();
        return "style-src 'sha256-" + ownStyle + "' " + styles.join(u' ').toUtf8() +
               (scripts.isEmpty() ? QByteArray() : "; script-src " + scripts.join(u' ').toUtf8());
    }

    inline static const QByteArray sectionEnd = "</section>\n";

    const Lesson& lesson_;
    bool behindText_ = false;
    QByteArray body_;
    QString fault_;
    QSet<QString> styles_;
    QSet<QString> scripts_;
    int frames_ = 0;
    int number_ = 0;
    bool asks_ = false;
};

tl::expected<QByteArray, QString> LessonWebPage::of(const Lesson& lesson) {
    if (lesson.mode == Lesson::Mode::exam || lesson.mode == Lesson::Mode::homework) {
        return tl::make_unexpected(
            tr("Its answers are marked, and a page would have its keys inside."));
    }
    return LessonPageWriting(lesson).page();
}

} // namespace prunus
