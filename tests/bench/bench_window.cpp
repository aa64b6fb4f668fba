// What the whole window takes to answer, with all its panels, at 1920 x 1080, or 3840 x 2160: from
// a command until everything is drawn. Prints a table; times are the processor's, of the window's
// thread alone.
//
//     bench_window [--4k] [TREE [PART]]
//
// TREE is b=10, million (the same with 10^6), b=3, uneven, path, star, ladder or 2000-rows, opened
// from a file and searched with alpha-beta as written; all but ladder and million in turn if none
// is named. Of the commands, those are measured whose names hold PART.

#include "core/base/portablerandom.h"
#include "tests/bench/clock.h"
#include "tests/bench/trees.h"
#include "tests/bench/windows.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/panes.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <cstdio>
#include <cstring>
#include <functional>
#include <vector>

using namespace prunus;
using bench::settle;

namespace {

constexpr int times = 200;

class Measuring {
  public:
    Measuring(const char* tree, const char* part, QSize size) : tree_(tree), part_(part) {
        window_.resize(size);
        window_.show();
        canvas().setSmooth(false);
    }

    bool open(const QString& path) {
        window_.openFile(path);
        bench::waitWhile([&] { return window_.session().busy(); });
        return window_.session().hasSearch();
    }

    void measureAll() {
        Session& session = window_.session();
        std::mt19937_64 random(1);
        const auto anywhere = [&] {
            const std::uint64_t step = randomBelow(random, session.trace()->end().value);
            session.setStep(Step{1 + std::uint32_t(step)});
        };
        measure("jump to a step", anywhere);
        measure("step", [&] {
            const bool over = session.step() == session.trace()->end();
            session.setStep(over ? Step{1} : session.step() + 1);
        });
        measure("zoom in, and out again", zoomingInAndOut());
        for (int k = 0; k < 8; ++k) {
            canvas().zoomIn();
        }
        measure("jump to a step, zoomed in, with the minimap", anywhere);
        measureFinding();
        measurePanes();
    }

  private:
    TreeCanvas& canvas() { return *window_.findChild<TreeCanvas*>(); }

    std::function<void()> zoomingInAndOut() {
        return [this, in = false]() mutable {
            in = !in;
            in ? canvas().zoomIn() : canvas().zoomOut();
        };
    }

    void measure(const char* what, const std::function<void()>& command, int count = times) {
        if (std::strstr(what, part_) == nullptr) {
            return;
        }
        std::vector<double> taken;
        for (int k = 0; k < count; ++k) {
            const double start = bench::threadMilliseconds();
            command();
            settle();
            taken.push_back(bench::threadMilliseconds() - start);
        }
        std::printf("| %s | %s | %.1f, %.1f |\n", tree_, what, bench::percentileOf(taken, 50),
                    bench::percentileOf(taken, 99));
        std::fflush(stdout);
    }

    void measureFinding() {
        window_.findChild<QAction*>(QStringLiteral("find"))->trigger();
        auto* const field = window_.findChild<QLineEdit*>(QStringLiteral("findField"));
        const auto type = [&](const char* text) {
            return [=] {
                field->clear();
                field->setText(QString::fromLatin1(text));
            };
        };
        measure("find a name", type("C"), 12);
        measure("find a value", type("777"), 12);
        measure("find a value that is nowhere", type("-1"), 12);
        measure("find a path", type("0 0 0"), 12);
    }

    /// Four searches side by side, with what they differ in.
    void measurePanes() {
        Panes& panes = window_.session().panes();
        SearchOptions options = window_.session().options();
        for (const Algorithm each :
             {Algorithm::minimax, Algorithm::alphaBetaFirstDraft, Algorithm::alphaBetaNegamax}) {
            options.algorithm = each;
            panes.open(options);
        }
        panes.setShowsDifferences(true);
        bench::waitWhile([&] { return panes.busy(); });
        canvas().fit();
        settle();
        std::mt19937_64 random(2);
        measure("jump, four panes", [&] {
            panes.setBeat(Beat{std::uint32_t(randomBelow(random, panes.end().value))});
        });
        measure("zoom in, and out again, four panes", zoomingInAndOut());
        panes.setShowsDifferences(false);
        measure("zoom in, and out again, four panes without differences", zoomingInAndOut());
    }

    const char* tree_;
    const char* part_;
    MainWindow window_;
};

bool measure(const char* tree, const char* part, QSize size, const QString& folder) {
    const QString path = bench::written(folder, bench::named(tree));
    Measuring measuring(tree, part, size);
    if (!measuring.open(path)) {
        std::fprintf(stderr, "%s cannot be opened\n", tree);
        return false;
    }
    measuring.measureAll();
    return true;
}

} // namespace

int main(int argc, char** argv) {
    const bool fourK = argc > 1 && std::strcmp(argv[1], "--4k") == 0;
    const QSize size = fourK ? QSize(3840, 2160) : QSize(1920, 1080);
    const QTemporaryDir folder;
    bench::useLargeScreen(folder.path(), size);
    const std::vector<const char*> wanted(argv + (fourK ? 2 : 1), argv + argc);
    const QApplication application(argc, argv);
    std::puts("| tree | command | median, 99th (ms) |\n| --- | --- | --- |");
    if (!wanted.empty()) {
        const char* const part = wanted.size() > 1 ? wanted[1] : "";
        return measure(wanted[0], part, size, folder.path()) ? 0 : 1;
    }
    for (const char* tree : {"b=10", "b=3", "uneven", "path", "star", "2000-rows"}) {
        if (!measure(tree, "", size, folder.path())) {
            return 1;
        }
    }
    return 0;
}
