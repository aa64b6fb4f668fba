// A tree is called by its title, or else by its file, or by what it came from: everywhere at once,
// in the window as in figures, handouts and the names of files.

#include "tests/rows.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/texteditor/textwindow.h"
#include "ui/compare/tallydialog.h"
#include "ui/export/figureactions.h"

#include <QSignalSpy>

using prunus::FigureActions;

namespace {

/// What the file holds that the export dialog makes, and the name that it offers for it.
struct Exported {
    QString offered;
    QByteArray content;
};

Exported exported(TextWindow& shown, bool figure, const QString& path) {
    shown.find<QAction>(figure ? "exportFigure" : "exportHandout").trigger();
    auto& choices = shown.find<QDialog>(figure ? "figureDialog" : "handoutDialog");
    part<QPushButton>(choices, "exportNow").click();
    auto* dialog = shownQuestion<QFileDialog>(shown.window, "exportDialog");
    const QString offered = QFileInfo(dialog->selectedFiles().value(0)).fileName();
    const QSignalSpy written(&shown.find<FigureActions>("figureActions"), &FigureActions::written);
    emit dialog->fileSelected(path);
    dialog->reject();
    [&] { QTRY_COMPARE(written.size(), 1); }();
    return {offered, contentOf(path)};
}

/// A text as a PDF's own fields have it.
QByteArray inPdf(const QString& text) {
    QByteArray bytes;
    for (const QChar each : text) {
        bytes += char(each.unicode() >> 8U);
        bytes += char(each.unicode() & 0xFFU);
    }
    return bytes;
}

/// What is done to a tree that came as the text `typed`, which has no title and no file.
void change(TextWindow& shown, const QStringList& deeds, const FilesOfTest& files) {
    prunus::Editing& editing = shown.session().editing();
    for (const QString& deed : deeds) {
        const QString what = deed.section(u' ', 1);
        if (deed.startsWith("title")) {
            QVERIFY(!editing.perform(prunus::SetTitle{what.toStdString()}));
        } else if (deed.startsWith("save")) {
            shown.find<QAction>("saveAs").trigger();
            answerFile(shown.window, files.path(qPrintable(what)));
        } else if (deed == QStringLiteral("edit")) {
            QVERIFY(!editing.perform(prunus::SetValue{prunus::NodeId{2}, 9}));
        } else if (deed == QStringLiteral("undo")) {
            editing.undo();
        } else {
            shown.typeAnew("[5,7,9]");
            editing.finish();
        }
    }
}

} // namespace

class TestTitles : public QObject {
    Q_OBJECT

  private slots:
    void everythingFollowsTheTitleAndTheFile_data() {
        const Rows<QStringList, QString, QString> row("deeds", "called", "offered");
        row("what it came from", {}, "typed", "typed");
        row("its file, as soon as it is saved", {"save first.json"}, "first.json", "first");
        row("its file, after the next edit", {"save first.json", "edit"}, "first.json", "first");
        row("the file it was saved to last", {"save first.json", "save second.json"}, "second.json",
            "second");
        row("its file, though the edit before is undone", {"edit", "save first.json", "undo"},
            "first.json", "first");
        row("its title rather than its file", {"save first.json", "title Prisoners"}, "Prisoners",
            "prisoners");
        row("its title, though it is saved after that", {"title Prisoners", "save first.json"},
            "Prisoners", "prisoners");
        row("its file again, once the title is taken back",
            {"save first.json", "title Prisoners", "undo"}, "first.json", "first");
        row("its file again, once the title is empty",
            {"save first.json", "title Prisoners", "title "}, "first.json", "first");
        row("nothing, once another tree took its place", {"title Prisoners", "retype"},
            "Untitled tree", "untitled-tree");
        row("its file, though another tree took its place",
            {"save first.json", "title Prisoners", "retype"}, "first.json", "first");
    }

    void everythingFollowsTheTitleAndTheFile() {
        QFETCH(const QStringList, deeds);
        QFETCH(const QString, called);
        QFETCH(const QString, offered);
        const FilesOfTest files;
        TextWindow shown;
        change(shown, deeds, files);
        QCOMPARE(shown.window.windowTitle(), called + QStringLiteral("[*] — Prunus"));
        if (deeds.contains("retype")) {
            QCOMPARE(shown.session().document()->tree.header().title, std::string());
        }
        const Exported figure = exported(shown, true, files.path("figure.svg"));
        QCOMPARE(figure.offered, offered + QStringLiteral("-step-0.svg"));
        QVERIFY2(figure.content.contains("<title>" + called.toUtf8() + ": "),
                 figure.content.left(500));
        const Exported handout = exported(shown, false, files.path("handout.pdf"));
        QCOMPARE(handout.offered, offered + QStringLiteral("-handout.pdf"));
        QVERIFY(handout.content.contains("/Title (\xFE\xFF" + inPdf(called) + ")"));
    }

    void theTableFollowsThemToo() {
        const FilesOfTest files;
        TextWindow shown;
        shown.find<QAction>("showTally").trigger();
        const auto about = [&] { return part<QLabel>(shown.window, "tallyAbout").text(); };
        QVERIFY2(about().startsWith("typed. "), qPrintable(about()));
        shown.session().setPath(files.path("first.json"));
        QVERIFY2(about().startsWith("first.json. "), qPrintable(about()));
        change(shown, {"title Prisoners"}, files);
        QVERIFY2(about().startsWith("Prisoners. "), qPrintable(about()));
    }
};

QTEST_MAIN(TestTitles)
#include "tst_titles.moc"
