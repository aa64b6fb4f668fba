// Quitting while the program works: it ends at once, and leaves nothing half written.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "ui/base/workpool.h"
#include "ui/export/figureactions.h"
#include "ui/export/handoutdialog.h"
#include "ui/play/playdialog.h"
#include "ui/session/editing.h"
#include "ui/shell/windows.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QSemaphore>
#include <map>

using namespace prunus;

namespace {

/// Leaves in families of ten.
QByteArray wide(int families) {
    return '[' + QByteArray("[9,8,7,6,5,4,3,2,1,0],").repeated(families) + "[1]]";
}

/// MTD(f) takes as many passes as there are values.
void searchLong(Session& session) {
    SearchOptions options = session.options();
    options.algorithm = Algorithm::mtdf;
    session.setOptions(options);
    QByteArray rising("[0");
    for (int value = 1; value < 15'000; ++value) {
        rising += ',' + QByteArray::number(value);
    }
    session.openText(QString::fromLatin1(rising + ']'), QString());
}

void edit(MainWindow& window) {
    if (window.session().editing().perform(SetValue{NodeId{20'000}, 3})) {
        qFatal("the edit was refused");
    }
}

void trigger(const MainWindow& window, const char* action) {
    part<QAction>(window, action).trigger();
}

/// What commands of the menus do, one after the other.
std::function<void(MainWindow&)> command(auto... actions) {
    return [=](MainWindow& window) { (trigger(window, actions), ...); };
}

void play(const MainWindow& window) {
    trigger(window, "playGame");
    const auto& dialog = *window.findChild<PlayDialog*>();
    part<QComboBox>(dialog, "gameKind").setCurrentIndex(int(GameKind::reversi));
    part<QPushButton>(dialog, "newGame").click();
    part<QSpinBox>(dialog, "playDepthFirst").setValue(40);
    part<QPushButton>(dialog, "playHint").click();
}

FigureActions& figuresOf(const MainWindow& window) {
    return part<FigureActions>(window, "figureActions");
}

struct Work {
    std::function<void(MainWindow&)> begin;
    /// The tree that is open before.
    QString file = "wide.txt";
    /// Whether it lasts so long that it is surely met; what does not begins as quit is asked.
    bool isLong = true;
};

/// The first handout of all that may be written.
void exportHandout(const MainWindow& window) {
    trigger(window, "exportHandout");
    const auto& dialog = part<HandoutDialog>(window, "handoutDialog");
    auto& steps = part<QComboBox>(dialog, "steps");
    steps.setCurrentIndex(steps.findData(int(StepChoice::Kind::range)));
    part<QSpinBox>(dialog, "to").setValue(int(mostPagesOfARange) - 1);
    part<QPushButton>(dialog, "exportNow").click();
    emit part<QFileDialog>(window, "exportDialog").fileSelected("handout.pdf");
}

void findATree(MainWindow& window) {
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    const auto& dialog = part<QDialog>(window, "newTree");
    part<QSpinBox>(dialog, "depthHigh").setValue(1); // where nothing is ever pruned
    part<QCheckBox>(dialog, "leavesPruned").click();
    part<QPushButton>(dialog, "findTree").click();
}

/// What the program can be at.
const std::map<QString, Work> works{
    {"opening", {[](MainWindow& window) { window.openFile("huge.txt"); }}},
    {"searching", {[](MainWindow& window) { searchLong(window.session()); }}},
    {"an edit", {[](MainWindow& window) {
         edit(window);
         searchLong(window.session());
     }}},
    {"the table", {command("showTally"), "wide.txt", false}},
    {"growth", {[](MainWindow& window) {
         trigger(window, "showGrowth");
         part<QPushButton>(window, "growthStart").click();
     }}},
    {"unfolding", {[](MainWindow& window) {
         GameToUnfold game{Reversi<8>{}, {}};
         game.wish.maxNodes = 30'000'000;
         window.openGame(game);
     }}},
    {"play", {play}},
    {"export",
     {[](MainWindow& window) { figuresOf(window).exportTo("figure.svg"); }, "wide.txt", false}},
    {"a handout", {exportHandout, "small.txt"}},
    {"copying a picture", {command("copyPicture"), "wide.txt", false}},
    {"preview", {command("exportFigure"), "huge.txt", false}},
    {"keeping unsaved work", {edit, "wide.txt", false}},
    {"saving",
     {[](MainWindow& window) {
          edit(window);
          trigger(window, "save");
      },
      "wide.txt", false}},
    {"finding",
     {[](MainWindow& window) {
          trigger(window, "find");
          QTest::keyClicks(&part<QLineEdit>(window, "findField"), "3");
      },
      "huge.txt", false}},
    {"finding a tree", {findATree}},
    {"side by side", {command("compareAlgorithms"), "wide.txt", false}},
    {"counting a game's tree", {command("unfoldGame"), "small.txt", false}},
    {"the minimal tree", {command("last", "showMinimalTree"), "wide.txt", false}},
    {"leaf ranges",
     {[](MainWindow& window) {
          trigger(window, "last");
          window.session().select(NodeId{5'000});
      },
      "small.txt", false}},
};

constexpr int nothingBegan = 3;
constexpr int wentOn = 4;
/// It takes a second; a busy machine may need more.
constexpr int soon = 10'000; // milliseconds

/// Begins work, and quits as soon as it is surely met: at work, or about to be.
class Quitting {
  public:
    Quitting(Windows& windows, const Work& work) : windows_(windows), work_(work) {
        if (!work_.isLong) { // what is begun waits behind this
            workPool()->setMaxThreadCount(1);
            workPool()->start([this] { quit_.acquire(); });
        }
        QObject::connect(&looking_, &QTimer::timeout, [this] { look(); });
        looking_.start(1);
        sinceBegin_.start();
    }

    [[nodiscard]] bool met() const { return met_; }
    [[nodiscard]] bool endedSoon() const { return !sinceQuit_.hasExpired(soon); }

  private:
    void look() {
        if (!work_.isLong) {
            workPool()->setMaxThreadCount(2); // where something waits, it runs now
        }
        met_ = workPool()->activeThreadCount() > (work_.isLong ? 0 : 1);
        if (met_ || sinceBegin_.hasExpired(soon)) {
            looking_.stop();
            workPool()->setMaxThreadCount(usual_);
            quit_.release();
            sinceQuit_.start();
            windows_.quit();
        } else if (!work_.isLong) {
            workPool()->setMaxThreadCount(1);
        }
    }

    Windows& windows_;
    const Work& work_;
    int usual_ = workPool()->maxThreadCount();
    QSemaphore quit_;
    QTimer looking_;
    QElapsedTimer sinceBegin_;
    QElapsedTimer sinceQuit_;
    bool met_ = false;
};

void discardWhatIsAsked() {
    for (QWidget* each : QApplication::topLevelWidgets()) {
        if (auto* box = qobject_cast<QMessageBox*>(each); box && box->isVisible()) {
            box->button(QMessageBox::Discard)->click();
        }
    }
}

/// The program that is quit, in this folder, as soon as it is at work.
int quitDuring(const QString& name, const QString& folder) {
    QDir::setCurrent(folder);
    const Work& work = works.at(name);
    std::optional<Quitting> quitting;
    {
        Windows windows(
            [] { return std::make_unique<QSettings>("settings.ini", QSettings::IniFormat); },
            "unsaved");
        MainWindow& window = windows.open(work.file);
        if (!QTest::qWaitFor([&] { return !window.session().busy(); }, 60'000)) {
            return nothingBegan;
        }
        do {
            workPool()->waitForDone();
            QCoreApplication::processEvents();
        } while (workPool()->activeThreadCount() > 0);
        // Within the loop: windows that close before it begins do not end it.
        QTimer::singleShot(0, &window, [&] {
            quitting.emplace(windows, work);
            work.begin(window);
        });
        QTimer questions;
        QObject::connect(&questions, &QTimer::timeout, discardWhatIsAsked);
        questions.start(1);
        QApplication::exec();
    }
    workPool()->waitForDone();
    return !quitting->met() ? nothingBegan : !quitting->endedSoon() ? wentOn : 0;
}

} // namespace

class TestQuitting : public QObject {
    Q_OBJECT

  private slots:
    void endsAtOnce_data() {
        QTest::addColumn<QString>("work");
        for (const auto& [work, how] : works) {
            QTest::newRow(qPrintable(work)) << work;
        }
    }

    void endsAtOnce() {
        QFETCH(QString, work);
        const FilesOfTest files;
        const QByteArray tree = wide(15'000);
        files.write("wide.txt", tree);
        files.write("huge.txt", wide(100'000));
        files.write("small.txt", wide(1'800));
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        int tries = 5; // work may be done before anybody sees it begin
        do {
            program.start(QCoreApplication::applicationFilePath(), {"quit", work, files.path("")});
            QVERIFY2(program.waitForFinished(60'000), "it did not end");
            QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        } while (program.exitCode() == nothingBegan && --tries > 0);
        QCOMPARE(program.exitCode(), 0);
        const QByteArray now = files.content("wide.txt").trimmed();
        QCOMPARE(now.size(), tree.size()); // the edit changes one digit
        QCOMPARE(now != tree, work == QStringLiteral("saving"));
        QStringList left = QDir(files.path("")).entryList(QDir::Files | QDir::Hidden);
        for (const char* whole : {"wide.txt", "huge.txt", "small.txt", "settings.ini"}) {
            left.removeOne(QLatin1String(whole));
        }
        if (left.removeOne(QStringLiteral("figure.svg"))) {
            QVERIFY(files.content("figure.svg").trimmed().endsWith("</svg>"));
        }
        if (left.removeOne(QStringLiteral("handout.pdf"))) {
            QVERIFY(files.content("handout.pdf").trimmed().endsWith("%%EOF"));
        }
        QCOMPARE(left, QStringList());
        QCOMPARE(QDir(files.path("unsaved")).entryList({"*.json*"}), QStringList());
    }
};

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 4 && words[1] == QStringLiteral("quit")) {
        return quitDuring(words[2], words[3]);
    }
    TestQuitting test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_quitting.moc"
