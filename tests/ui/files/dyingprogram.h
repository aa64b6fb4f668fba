#pragma once

#include "tests/ui/files/filesoftest.h"
#include "ui/session/editing.h"
#include "ui/session/session.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <cstdio>

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

/// What the program that dies says once an edit is done.
inline void tellEdits(int edits) {
    std::printf("%d\n", edits);
    std::fflush(stdout);
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
};
