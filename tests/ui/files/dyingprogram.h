#pragma once

#include "core/notation/readtree.h"
#include "tests/ui/files/filesoftest.h"
#include "ui/files/recovery.h"
#include "ui/session/editing.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>
#include <QTimer>
#include <cstdio>
#include <functional>

// A program that dies at some moment: the test's own, started again with the words of a task.

/// The leaf that counts the edits.
inline constexpr prunus::NodeId counter{1};

inline void count(prunus::Session& session, int edits) {
    if (session.editing().perform(prunus::SetValue{counter, double(edits)})) {
        qFatal("the edit was refused");
    }
}

inline int countOf(const prunus::GameTree& tree) {
    return int(tree.staticValue(counter));
}

/// One edit, as the program that dies says it is done.
inline void countAloud(prunus::Session& session, int edits,
                       const std::function<void()>& afterwards = {}) {
    count(session, edits);
    if (afterwards) {
        afterwards();
    }
    std::printf("%d\n", edits);
    std::fflush(stdout);
}

inline void awaitSaving(const prunus::DocumentFile& file) {
    while (file.isSaving()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// What the program that dies does: edits without end, and something after each.
inline int editUntilKilled(prunus::Session& session, const std::function<void()>& afterEach = {}) {
    QTimer edit;
    edit.setSingleShot(true);
    int edits = 0;
    QObject::connect(&edit, &QTimer::timeout, &session, [&] {
        countAloud(session, ++edits, afterEach);
        edit.start(3);
    });
    edit.start(3);
    return QCoreApplication::exec();
}

/// This program, started again, seen from outside.
class DyingProgram {
  public:
    /// Returns once it has made an edit.
    explicit DyingProgram(const QStringList& words) {
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(QCoreApplication::applicationFilePath(), words);
        while (edits_ == 0 && process_.waitForReadyRead(30'000)) {
            read();
        }
    }
    ~DyingProgram() { kill(); }
    DyingProgram(const DyingProgram&) = delete;
    DyingProgram& operator=(const DyingProgram&) = delete;

    /// How many edits it is known to have made.
    int edits() {
        process_.waitForReadyRead(1);
        read();
        return edits_;
    }
    void letRun(int milliseconds) {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < milliseconds) {
            edits();
        }
    }
    void kill() {
        process_.kill();
        process_.waitForFinished();
    }

  private:
    void read() {
        while (process_.canReadLine()) {
            edits_ = process_.readLine().trimmed().toInt();
        }
    }

    QProcess process_;
    int edits_ = 0;
};

/// A folder with the tree that the dying program works on, and with what it leaves.
struct FolderOfWork : FilesOfTest {
    FolderOfWork() { write("pair.txt", "[0,   2]"); }

    [[nodiscard]] QString tree() const { return path("pair.txt"); }
    [[nodiscard]] QString unsaved() const { return path("unsaved"); }
    /// The files of unsaved work.
    [[nodiscard]] QStringList kept() const {
        return QDir(unsaved()).entryList({QStringLiteral("*.json")});
    }
};

/// A program that edits `files.tree()` and is killed leaves what it did, and the file as it was.
inline void killWhileEditing(const FolderOfWork& files, const QStringList& words) {
    for (int round = 0; round < 3; ++round) {
        DyingProgram program(words);
        program.letRun(200);
        const int before = program.edits();
        // What was done more than a second ago is safe; a busy machine gets more.
        program.letRun(3000 + QRandomGenerator::global()->bounded(100));
        program.kill();
        const auto left = prunus::leftWork(files.unsaved());
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY2(countOf(*left[0].work.tree) >= before, "an edit is lost");
        QCOMPARE(left[0].work.path, files.tree());
        QVERIFY(left[0].work.text.ends_with(",   2]")); // the layout, too
        QCOMPARE(files.content("pair.txt"), QByteArray("[0,   2]"));
        prunus::discardWork(left[0]);
    }
}

/// A program that saves each edit and is killed leaves a whole file with all it said was saved.
inline void killWhileSaving(const FolderOfWork& files, const QStringList& words) {
    for (int round = 0; round < 12; ++round) {
        DyingProgram program(words);
        program.letRun(QRandomGenerator::global()->bounded(150));
        const int before = program.edits();
        program.kill();
        const QByteArray saved = files.content("pair.txt");
        const auto tree = prunus::readText(saved.toStdString());
        QVERIFY2(tree, saved.constData()); // never half of it
        QVERIFY2(countOf(*tree) >= before, "an edit that was saved is lost");
        for (const prunus::LeftWork& each : prunus::leftWork(files.unsaved())) {
            prunus::discardWork(each);
        }
        files.write("pair.txt", "[0,   2]");
    }
}
