#pragma once

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/questions.h"
#include "ui/lessons/lessonpage.h"
#include "ui/shell/lessonmode.h"

#include <QTextBrowser>

namespace prunus {

/// B is worth 2, C at most 1 once its first leaf is read: 9 is skipped. All reads 4 of 4 by
/// minimax, 3 of 4 by alpha-beta.
inline const char* const lessonSteps = R"([
    {"text": "Read *this* first.\n\n- **one**\n- two"},
    {"show": {"tree": "[[2,7],[1,9]]", "algorithm": "alpha-beta", "at": 4}},
    {"exercise": "e1", "tree": "[[2,7],[1,9]]", "modelAnswer": "%2", "questions": [
        {"type": "cross-out", "text": "Cross it out, please.", "points": 4},
        {"type": "counts", "counts": ["leavesEvaluated"], "points": 2}]},
    {"text": "The end is near."}])";

inline QByteArray lessonIn(const QString& mode, const QString& model = "afterSubmit") {
    return (R"({"format": "prunus-lesson", "version": 1, "id": "w3", "title": "Week 3",
               "mode": "%1", "steps": )" +
            QString(lessonSteps) + "}")
        .arg(mode, model)
        .toUtf8();
}

/// The lesson K, of these steps.
inline QByteArray lessonOf(const QByteArray& steps) {
    return R"({"format":"prunus-lesson","version":1,"id":"k","title":"K","steps":[)" + steps + "]}";
}

/// A window in which a lesson is taken.
class TakingLesson : public Practising {
  public:
    TakingLesson() = default;
    /// Takes the lesson with this text, and keeps it if `keeps`.
    TakingLesson(const FilesOfTest& files, const QByteArray& lesson, bool keeps = false) {
        if (keeps) {
            window.recoverIn(files.unsaved());
        }
        open(files.write("w3.prunus-lesson.json", lesson));
    }

    [[nodiscard]] LessonMode& lessons() const { return mode().lessons(); }
    void open(const QString& path) {
        window.openFile(path);
        settle(window);
    }
    /// Presses a button of the dialog that asks who takes it, and chooses a file.
    void begin(const char* button, const QString& file, const QString& id = {},
               const QString& name = {}) const {
        auto& dialog = find<QDialog>("takerDialog");
        QTest::keyClicks(&part<QLineEdit>(dialog, "takerId"), id);
        QTest::keyClicks(&part<QLineEdit>(dialog, "takerName"), name);
        QTest::mouseClick(&part<QPushButton>(dialog, button), Qt::LeftButton);
        answerFile(window, file);
        settle(window);
    }
    void next() const { click("lessonNext"); }
    void next(int times) const {
        for (; times > 0; --times) {
            next();
        }
    }
    void back() const { click("lessonBack"); }
    [[nodiscard]] QString read() const { return find<QTextBrowser>("lessonText").toPlainText(); }
    [[nodiscard]] QString where() const { return text("practiceWhere"); }
    [[nodiscard]] QString progress() const { return text("lessonProgress"); }
    /// Right of cross-out: the last leaf.
    void crossOut(const std::vector<std::uint32_t>& path) const {
        Answer given;
        given.marks = {at(path)};
        exercise().change(given);
    }
    void checkCross(const std::vector<std::uint32_t>& path) const {
        crossOut(path);
        trigger("checkAnswer");
    }
    void count(std::uint64_t leaves) const {
        Answer given;
        given.counts["leavesEvaluated"] = leaves;
        exercise().change(given);
    }
    void checkCount(std::uint64_t leaves) const {
        count(leaves);
        trigger("checkAnswer");
    }
};

} // namespace prunus
