#pragma once

#include "core/formats/importtree.h"
#include "core/games/unfold.h"
#include "tests/ui/drawing/scene.h"
#include "ui/figures/figurefile.h"
#include "ui/words/messagetext.h"

#include <QTemporaryDir>

namespace prunus {

inline GameTree treeOf(std::string_view text) {
    auto tree = readTree(text);
    return tree ? std::move(*tree) : throw std::runtime_error(inEnglish(tree.error().message));
}

inline GameTree gameTree(std::string_view name, std::uint32_t depth) {
    UnfoldWish wish;
    wish.depth = depth;
    return unfold(gameNamed(name).value(), wish).value().tree;
}

/// A tree that was searched, to be drawn.
struct Searched {
    Document document;
    std::shared_ptr<const SearchTrace> trace;

    explicit Searched(GameTree tree, Algorithm algorithm = Algorithm::alphaBeta)
        : document(std::move(tree), QStringLiteral("a tree")) {
        SearchOptions options;
        options.algorithm = algorithm;
        trace = recordSearch(document.tree, options).value();
    }

    [[nodiscard]] Figure at(std::uint32_t t, const FigureStyle& style = {}) const {
        FigureStyle titled = style;
        titled.title = document.name;
        return {document, *trace, Step{t}, titled};
    }
};

/// The file that a figure becomes.
inline QByteArray written(const QTemporaryDir& folder, const Figure& figure, const QString& name,
                          double scale = 1) {
    QFile file(folder.filePath(name));
    const auto outcome = writeFigure(figure, file.fileName(), scale);
    if (!outcome || !file.open(QIODevice::ReadOnly)) {
        qFatal("%s", qPrintable(outcome ? file.errorString() : outcome.error()));
    }
    return file.readAll();
}

} // namespace prunus
