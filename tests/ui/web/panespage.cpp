// panespage FOLDER: the web page of several searches side by side, as the window exports it, and
// the figure of each of its beats, for tests/web: page.html, 0.svg, 1.svg, ….

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "ui/base/wholefile.h"
#include "ui/figures/figurefile.h"
#include "ui/web/webpage.h"

#include <QGuiApplication>
#include <cstdio>

namespace {

using prunus::Algorithm;

prunus::WebPage textbookPage() {
    const auto document = std::make_shared<const prunus::Document>(
        prunus::readText("[[3,12,8],[2,4,6],[14,5,2]]").value(), QStringLiteral("textbook"));
    prunus::WebPageChoices choices;
    for (const Algorithm each : {Algorithm::minimax, Algorithm::alphaBeta, Algorithm::mtdf}) {
        prunus::SearchOptions options;
        options.algorithm = each;
        choices.searches.push_back({prunus::recordSearch(document->tree, options).value(),
                                    prunus::Side::max, each == Algorithm::alphaBeta});
    }
    choices.showsDifferences = true;
    return {document, choices};
}

bool write(const QByteArray& bytes, const QString& path) {
    const QString problem = prunus::writeWhole(bytes, path);
    if (!problem.isEmpty()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(problem));
    }
    return problem.isEmpty();
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("panespage FOLDER\n", stderr);
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[1]) + u'/';
    const prunus::WebPage page = textbookPage();
    bool written = write(page.bytes().value(), folder + QStringLiteral("page.html"));
    for (prunus::Beat beat = page.first(); beat <= page.last() && written; beat = beat + 1) {
        const auto figure = prunus::figureBytes(page.sheet(beat, prunus::ThemeKind::light),
                                                prunus::FigureFormat::svg);
        written = write(figure.value(), folder + QStringLiteral("%1.svg").arg(beat.value));
    }
    return written ? 0 : 1;
}
