// The longest that the window's thread is held at a time, in which nobody is answered: while a tree
// is opened and searched by every algorithm, closed panes and edits included. Prints a table, of
// the clock and of what the thread took of the processor: the rest, it waited.
//
//     bench_held [TREE]
//
// TREE is one of bench_window's, or edited, of 131,071 nodes, which can be, or repeating, b=3 of
// 800,000; all in turn if none is named. Algorithms that may visit a node again search the last
// two.

#include "tests/bench/clock.h"
#include "tests/bench/trees.h"
#include "tests/bench/windows.h"
#include "ui/session/editing.h"
#include "ui/session/panes.h"
#include "ui/shell/mainwindow.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <cstdio>

using namespace prunus;

namespace {

/// Between waking up and waiting again.
class HeldThread : public QObject {
  public:
    HeldThread() {
        auto* const dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] {
            if (!awake_) {
                begin();
            }
        });
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { end(); });
    }

    /// What was longest since it was last asked.
    void print(const char* tree, const char* what) {
        end();
        std::printf("| %s | %s | %.0f, %.0f |\n", tree, what, longest_, ofIt_);
        std::fflush(stdout);
        longest_ = ofIt_ = 0;
        begin();
    }

    void begin() {
        awake_ = true;
        clock_.start();
        processor_ = bench::threadMilliseconds();
    }

  private:
    void end() {
        const double held = clock_.isValid() ? double(clock_.nsecsElapsed()) / 1e6 : 0;
        if (held > longest_) {
            longest_ = held;
            ofIt_ = bench::threadMilliseconds() - processor_;
        }
        awake_ = false;
    }

    bool awake_ = false;
    QElapsedTimer clock_;
    double processor_ = 0;
    double longest_ = 0;
    double ofIt_ = 0;
};

class Watching {
  public:
    explicit Watching(const char* tree) : tree_(tree) {
        window_.resize(1920, 1080);
        window_.show();
        bench::settle();
    }

    void watchAll(const QString& path) {
        Session& session = window_.session();
        watch("opened", [&] { window_.openFile(path); });
        const bool repeats = session.document()->tree.nodeCount() < 1'000'000;
        for (const AlgorithmTraits& row : everyAlgorithm) {
            if (row.repeats && !repeats) {
                continue;
            }
            SearchOptions options = session.options();
            options.algorithm = row.algorithm;
            watch(row.id.data(), [&] { session.setOptions(options); });
            watch("  stepped", [&] { session.setStep(session.trace()->end()); });
        }
        if (session.editing().possible()) {
            watchEdits();
        }
        watch("a pane opened", [&] { session.panes().open(session.options()); });
        watch("differences", [&] { session.panes().setShowsDifferences(true); });
        watch("a pane closed", [&] { session.panes().close(1); });
    }

  private:
    void watch(const char* what, const std::function<void()>& command) {
        held_.begin();
        command();
        Session& session = window_.session();
        bench::waitWhile([&] { return session.busy() || session.panes().busy(); });
        held_.print(tree_, what);
    }

    void watchEdits() {
        Session& session = window_.session();
        const NodeId leaf{session.document()->tree.nodeCount() - 1};
        watch("a value changed", [&] { (void)session.editing().perform(SetValue{leaf, 7}); });
        watch("a leaf inserted", [&] {
            (void)session.editing().perform(InsertChild{GameTree::root(), 0, 7});
        });
        watch("undone", [&] { session.editing().undo(); });
        watch("redone", [&] { session.editing().redo(); });
    }

    const char* tree_;
    MainWindow window_;
    HeldThread held_;
};

void watch(const char* tree, const QString& folder) {
    Watching(tree).watchAll(bench::written(folder, bench::named(tree)));
}

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    bench::useLargeScreen(folder.path());
    qputenv("QT_NO_GLIB", "1"); // whose dispatcher tells when it waits, not when it works
    const QApplication application(argc, argv);
    std::puts("| tree | what | longest: clock, processor (ms) |\n| --- | --- | --- |");
    if (argc > 1) {
        watch(argv[1], folder.path());
        return 0;
    }
    for (const char* tree :
         {"b=10", "b=3", "uneven", "path", "star", "2000-rows", "repeating", "edited"}) {
        watch(tree, folder.path());
    }
    return 0;
}
