#include "app/cli/gradebooks.h"

#include "app/cli/csvtext.h"
#include "app/cli/gradeoutput.h"
#include "core/notation/number.h"

namespace prunus {

namespace {

std::string columnOf(const GradedClass& graded) {
    return "Prunus " + (graded.lesson.title.empty() ? graded.lesson.id : graded.lesson.title);
}

/// `e1.q1: 3 of 4; e1.q2: 0 of 2 (M05)`.
std::string pointsOf(const GradedStudent& student) {
    std::vector<std::string> all;
    for (const CountedQuestion& each : student.questions) {
        const MarkedQuestion& question = *each.question;
        const std::string slips = diagnosisIds(question);
        all.push_back(question.question->id + ": " + inHundredths(each.points.value_or(0)) +
                      " of " + formatNumber(question.question->points) +
                      (slips.empty() ? "" : " (" + slips + ')'));
    }
    return joinedWith("; ", all);
}

/// Whether the student can be written, which else is told.
bool hasMark(const GradedStudent& student, Gradebook& book) {
    const std::string who = !student.id.empty()         ? student.id
                            : student.questions.empty() ? "(no id)"
                                                        : student.questions.front().file->file;
    if (!student.points) {
        book.remarks.push_back(who + ": there is no mark, and no row");
    } else if (student.id.empty()) {
        book.remarks.push_back(who + ": there is no student id, and no row");
    }
    return student.points && !student.id.empty();
}

} // namespace

Gradebook moodleGradebook(const GradedClass& graded, char separator) {
    const std::string column = columnOf(graded);
    Gradebook book;
    book.text = csvRow({"idnumber", "email", column, column + " feedback"}, separator);
    for (const GradedStudent& each : graded.students) {
        if (hasMark(each, book)) {
            book.text += csvRow(
                {each.id, each.email, inHundredths(graded.scaled(*each.points)), pointsOf(each)},
                separator);
        }
    }
    return book;
}

Gradebook canvasGradebook(const GradedClass& graded) {
    Gradebook book;
    book.text = csvRow({"Student", "ID", "SIS Login ID", "Section", columnOf(graded)});
    book.text +=
        csvRow({"    Points Possible", "", "", "", inHundredths(graded.scaled(graded.most))});
    for (const GradedStudent& each : graded.students) {
        if (hasMark(each, book)) {
            book.text +=
                csvRow({each.name, "", each.id, "", inHundredths(graded.scaled(*each.points))});
        }
    }
    book.remarks.emplace_back("ID is a number of Canvas's own and stays empty: rows are found by "
                              "SIS Login ID, which is the student id here; --worksheet fills in "
                              "an exported gradebook, which has both");
    return book;
}

} // namespace prunus
