#include "ui/exams/examhead.h"

#include "ui/exams/examsheets.h"
#include "ui/words/paperwords.h"

#include <numeric>

namespace prunus {
namespace {

double pointsOf(const ExamVersion& version) {
    const auto questions = questionsOf(version);
    return std::accumulate(
        questions.begin(), questions.end(), 0.0,
        [](double sum, const ExamQuestion& each) { return sum + each.question->points; });
}

} // namespace

QString titleOf(const Lesson& lesson) {
    return QString::fromStdString(lesson.title.empty() ? lesson.id : lesson.title);
}

std::vector<HeadLine> headOf(const ExamVersion& version, ExamPart part) {
    std::vector<HeadLine> lines;
    const auto add = [&lines](const QString& text, Face face, double above, bool withNext) {
        lines.push_back({text, face, HeadLine::textPixels, above, withNext});
    };
    lines.push_back({titleOf(version.lesson), Face::bold, HeadLine::titlePixels, 0, true});
    const QString points = PaperWords::points(pointsOf(version));
    const QString letter = PaperWords::tr("Version %1").arg(QLatin1Char(version.letter));
    if (part == ExamPart::key) {
        add(PaperWords::tr("Key · %1 · %2").arg(letter, points), Face::bold, HeadLine::readApart,
            false);
        return lines;
    }
    add(letter, Face::bold, HeadLine::readApart, true);
    add(PaperWords::tr("Name: %1   Number: %2").arg(QString(34, u'_'), QString(16, u'_')),
        Face::regular, HeadLine::writeApart, true);
    add(PaperWords::tr("Points: %1 of %2").arg(QString(8, u'_'), points), Face::regular,
        HeadLine::writeApart, false);
    return lines;
}

QString footOf(const ExamVersion& version, ExamPart part, std::uint64_t seed) {
    const QString words = PaperWords::version(version.letter, seed);
    return part == ExamPart::key ? PaperWords::tr("Key · %1").arg(words) : words;
}

QString treeIsThatOf(int question) {
    return PaperWords::tr("The tree is that of question %1.").arg(question);
}

} // namespace prunus
