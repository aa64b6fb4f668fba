// The session's long work: it comes from aside, tells how far it is, and never lands once
// cancelled.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/session/workend.h"
#include "ui/session/editing.h"
#include "ui/session/session.h"

#include <QSignalSpy>
#include <QTest>

using namespace prunus;

namespace {

const QString figure52 = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");

/// A comb of `families` families of ten leaves.
QByteArray wideTree(int families) {
    QByteArray text("[");
    for (int i = 0; i < families; ++i) {
        text += QByteArray("[9,8,7,6,5,4,3,2,1,") + QByteArray::number(i) + "],";
    }
    text.chop(1);
    return text + "]";
}

/// [1,2,…,leaves]
QString ascending(int leaves) {
    QStringList values;
    for (int k = 1; k <= leaves; ++k) {
        values << QString::number(k);
    }
    return u'[' + values.join(u',') + u']';
}

QString descending(int leaves) {
    QStringList values;
    for (int k = leaves; k >= 1; --k) {
        values << QString::number(k);
    }
    return u'[' + values.join(u',') + u']';
}

} // namespace

class TestSessionWork : public QObject {
    Q_OBJECT

  private slots:
    void aLargeTreeComesFromAside();
    void cancelledWorkNeverLands();
    void aTreeThatIsLeftIsLetGo();
    void aCancelledSearchGivesTheChoicesBack();
    void ofTwoQuickChangesNoneIsLost();
    void goingBackToWhatIsShownStopsTheSearch();
    void workTellsHowFarItIs();
    void aLongSearchOfAShortTextIsBesideTheWindow();
    void aLongSearchFollowsAnEdit();
};

void TestSessionWork::aLargeTreeComesFromAside() {
    const FilesOfTest files;
    Session session;
    QSignalSpy landed(&session, &Session::documentChanged);
    session.openFile(files.write("wide.txt", wideTree(30'000)));
    QVERIFY(session.busy() && !session.hasSearch());
    QVERIFY(landed.wait(30'000));
    QVERIFY(!session.busy());
    QCOMPARE(session.document()->tree.nodeCount(), 330'001U);
    QCOMPARE(session.title(), QStringLiteral("wide.txt"));

    QSignalSpy searched(&session, &Session::traceChanged);
    SearchOptions options;
    options.algorithm = Algorithm::minimax;
    session.setOptions(options);
    QVERIFY(session.busy());
    QVERIFY(session.options().algorithm == Algorithm::alphaBeta); // not before it has landed
    QVERIFY(searched.wait(30'000));
    QVERIFY(session.options().algorithm == Algorithm::minimax);
    QCOMPARE(session.trace()->totals().nodesVisited, std::uint64_t(330'001));
}

void TestSessionWork::cancelledWorkNeverLands() {
    const FilesOfTest files;
    Session session;
    session.openText(figure52, {});
    const auto before = session.document();
    const QSignalSpy landed(&session, &Session::documentChanged);
    const QSignalSpy failed(&session, &Session::failed);
    session.openFile(files.write("wide.txt", wideTree(60'000)));
    QVERIFY(session.busy());
    session.cancel();
    QVERIFY(!session.busy());
    letWorkEnd();
    QVERIFY(session.document() == before);
    QCOMPARE(landed.count() + failed.count(), 0);
}

void TestSessionWork::aTreeThatIsLeftIsLetGo() {
    const FilesOfTest files;
    Session session;
    QSignalSpy landed(&session, &Session::documentChanged);
    session.openFile(files.write("wide.txt", wideTree(30'000)));
    QVERIFY(landed.wait(30'000));
    const std::weak_ptr<const Document> document = session.document();
    const std::weak_ptr<const SearchTrace> trace = session.trace();
    session.openText(figure52, {});
    QVERIFY(document.expired());
    QVERIFY(trace.expired());
}

void TestSessionWork::aCancelledSearchGivesTheChoicesBack() {
    Session session;
    QSignalSpy landed(&session, &Session::documentChanged);
    session.openText(QString::fromLatin1(wideTree(30'000)), QStringLiteral("wide"));
    QVERIFY(landed.wait(30'000));
    session.setStep(Step{77});
    const QSignalSpy searched(&session, &Session::traceChanged);
    const auto trace = session.trace();
    SearchOptions wanted;
    wanted.algorithm = Algorithm::minimax;
    session.setOptions(wanted);
    QVERIFY(session.busy() && !session.opening());
    QVERIFY(session.wantedOptions() == wanted);
    session.cancel();
    QVERIFY(session.wantedOptions() == SearchOptions{});
    letWorkEnd();
    QCOMPARE(searched.count(), 0);
    QVERIFY(session.trace() == trace && session.options() == SearchOptions{});
    QCOMPARE(session.step().value, 77U);
}

void TestSessionWork::ofTwoQuickChangesNoneIsLost() {
    Session session;
    QSignalSpy landed(&session, &Session::documentChanged);
    session.openText(QString::fromLatin1(wideTree(30'000)), QStringLiteral("wide"));
    QVERIFY(landed.wait(30'000));
    QSignalSpy searched(&session, &Session::traceChanged);
    SearchOptions first = session.wantedOptions();
    first.algorithm = Algorithm::minimax;
    session.setOptions(first);
    SearchOptions second = session.wantedOptions();
    second.order = MoveOrder::random;
    session.setOptions(second);
    QVERIFY(searched.wait(30'000));
    QVERIFY(!session.busy());
    QCOMPARE(searched.count(), 1);
    QVERIFY(session.options().algorithm == Algorithm::minimax);
    QVERIFY(session.options().order == MoveOrder::random);
}

void TestSessionWork::goingBackToWhatIsShownStopsTheSearch() {
    Session session;
    QSignalSpy landed(&session, &Session::documentChanged);
    session.openText(QString::fromLatin1(wideTree(30'000)), QStringLiteral("wide"));
    QVERIFY(landed.wait(30'000));
    SearchOptions other;
    other.algorithm = Algorithm::minimax;
    session.setOptions(other);
    QVERIFY(session.busy());
    session.setOptions(SearchOptions{});
    QVERIFY(!session.busy());
    QVERIFY(session.options() == SearchOptions{});
}

void TestSessionWork::workTellsHowFarItIs() {
    const FilesOfTest files;
    Session session;
    QSignalSpy landed(&session, &Session::documentChanged);
    session.openFile(files.write("wide.txt", wideTree(100'000)));
    QVERIFY(session.opening());
    QCOMPARE(session.work().opened, QStringLiteral("wide.txt"));
    Stage reached = Stage::loading;
    while (landed.isEmpty()) {
        if (session.busy()) {
            const WorkReport report = session.work();
            QVERIFY(report.stage >= reached); // one after the other, as they are listed
            QVERIFY(!report.share || (*report.share >= 0 && *report.share <= 1));
            reached = report.stage;
        }
        QCoreApplication::processEvents();
    }
    QVERIFY(!session.opening());
    SearchOptions other;
    other.algorithm = Algorithm::minimax;
    session.setOptions(other);
    QCOMPARE(session.work().opened, QString());
}

/// MTD(f) takes as many passes as there are values.
void TestSessionWork::aLongSearchOfAShortTextIsBesideTheWindow() {
    Session session;
    SearchOptions options;
    options.algorithm = Algorithm::mtdf;
    session.setOptions(options);
    session.openText(figure52, QStringLiteral("figure 5.2"));
    QVERIFY(!session.busy() && session.hasSearch());
    session.openText(ascending(15'000), QStringLiteral("ascending"));
    QVERIFY(session.busy());
    QCOMPARE(session.title(), QStringLiteral("figure 5.2")); // until it has landed
    session.cancel();
    QVERIFY(!session.busy());
    QVERIFY(session.options().algorithm == Algorithm::mtdf);
}

/// Meanwhile alpha-beta's is shown, under its name.
void TestSessionWork::aLongSearchFollowsAnEdit() {
    Session session;
    session.openText(descending(15'000), QStringLiteral("descending"));
    SearchOptions options = session.options();
    options.algorithm = Algorithm::mtdf;
    session.setOptions(options);
    QVERIFY(!session.busy()); // two passes
    QVERIFY(session.options().algorithm == Algorithm::mtdf);
    QVERIFY(!session.editing().retype(ascending(15'000)));
    QCOMPARE(session.document()->tree.staticValue(NodeId{1}), 1.0);
    QVERIFY(session.options().algorithm == Algorithm::alphaBeta);
    QVERIFY(session.busy() && session.wantedOptions().algorithm == Algorithm::mtdf);
    session.editing().undo();
    QVERIFY(!session.busy());
    QVERIFY(session.options().algorithm == Algorithm::mtdf); // as was wanted
}

QTEST_GUILESS_MAIN(TestSessionWork)
#include "tst_sessionwork.moc"
