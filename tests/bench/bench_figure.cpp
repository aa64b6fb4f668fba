// How large the files of figures are and how long they take, and their previews, at the end and in
// the middle of searches of huge trees. Previews are drawn beside the window. Prints a table; no
// test fails on a time.

#include "core/trace/run.h"
#include "tests/bench/clock.h"
#include "tests/bench/trees.h"
#include "ui/figures/figurefile.h"
#include "ui/figures/handout.h"

#include <QGuiApplication>
#include <QImage>
#include <cstdio>
#include <string>

using namespace prunus;

namespace {

/// As the dialog for figures does it.
double previewOf(const Document& document, const SearchTrace& trace, Step t) {
    return bench::millisecondsOf([&] {
        const Figure figure(document, trace, t, {});
        QImage image(592, 592 * figure.size().height() / figure.size().width(),
                     QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(592.0 / figure.size().width(), 592.0 / figure.size().width());
        figure.paint(painter);
    });
}

/// Of a page of a handout, as the dialog for handouts does it.
double pageOf(const Document& document, const SearchTrace& trace, Step t, int steps) {
    HandoutChoices choices;
    choices.steps = {StepChoice::Kind::range, Step{t.value - std::uint32_t(steps) + 1}, t};
    choices.perPage = steps;
    return bench::millisecondsOf([&] {
        const Handout handout(document, trace, choices);
        QImage image(360, 510, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale =
            std::min(360 / handout.pageSize().width(), 510 / handout.pageSize().height());
        painter.scale(scale, scale);
        handout.paintPage(painter, 0);
    });
}

void measure(const char* name, GameTree tree, Algorithm algorithm) {
    const Document document(std::move(tree), QString::fromUtf8(name));
    const auto trace = recordSearch(document.tree, bench::with(algorithm)).value();
    for (const Step t : {Step{trace->end().value / 2}, trace->end()}) {
        const Figure figure(document, *trace, t, {});
        std::printf("| %s, step %u | %.0f ms | %.0f ms | %.0f ms |", name, t.value,
                    previewOf(document, *trace, t), pageOf(document, *trace, t, 1),
                    pageOf(document, *trace, t, 12));
        for (const FigureFormat format :
             {FigureFormat::svg, FigureFormat::pdf, FigureFormat::png}) {
            double bytes = 0;
            const double took = bench::millisecondsOf(
                [&] { bytes = double(figureBytes(figure, format).value().size()); });
            std::printf(" %.2f MB, %.0f ms |", bytes / 1e6, took);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    std::puts("| tree | preview | page of 1 | page of 12 | SVG | PDF | PNG |\n"
              "| --- | --- | --- | --- | --- | --- | --- |");
    using enum Algorithm;
    measure("4,095 nodes, b = 2", bench::uniform(11, 2), alphaBeta);
    measure("10^6, b = 10", bench::uniform(6, 10), alphaBeta);
    measure("2 x 10^6, b = 3", bench::uniform(13, 3), alphaBeta);
    measure("2 x 10^6, b = 2", bench::uniform(20, 2), alphaBeta);
    measure("2 x 10^6, b = 2, minimax", bench::uniform(20, 2), minimax);
    measure("uneven, 10^7", bench::uneven(10'000'000), alphaBeta);
    measure("10^7, b = 10", bench::uniform(7, 10), alphaBeta);
    measure("8 x 10^6, b = 2", bench::uniform(22, 2), alphaBeta);
    measure("2,000 rows, 10^7", bench::comb(2000, 5000), minimax);
    return 0;
}
