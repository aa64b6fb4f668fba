#include "ui/window/treeclipboard.h"

#include "core/notation/paste/pastedtext.h"
#include "core/notation/treeformat.h"

namespace prunus {
namespace {

const QString wholeTree = QStringLiteral("application/x-prunus-tree+json");

/// Strictly first: what is a tree means that tree.
ReadResult readPasted(const std::string& text) {
    ReadResult strict = readTree(text);
    if (strict) {
        return strict;
    }
    const auto adapted = adaptPastedText(text);
    if (!adapted) {
        return tl::unexpected(adapted.error());
    }
    return *adapted ? readText((*adapted)->text) : strict;
}

} // namespace

std::unique_ptr<QMimeData> TreeClipboard::of(const GameTree& tree) {
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(written(tree, TreeFormat::text)));
    data->setData(wholeTree, QByteArray::fromStdString(written(tree, TreeFormat::json)));
    return data;
}

tl::expected<std::shared_ptr<const GameTree>, QString>
TreeClipboard::tree(const QMimeData& pasted) {
    if (!pasted.hasFormat(wholeTree) && pasted.text().trimmed().isEmpty()) {
        return tl::unexpected(tr("There is no text to paste. Copy a tree or numbers first."));
    }
    ReadResult read = pasted.hasFormat(wholeTree) ? readJson(pasted.data(wholeTree).toStdString())
                                                  : readPasted(pasted.text().toStdString());
    if (!read) {
        const ReadError& error = read.error();
        const QString message = QString::fromStdString(error.message);
        return tl::unexpected(error.line == 0
                                  ? tr("What is pasted is no tree: %1").arg(message)
                                  : tr("What is pasted is no tree. Line %1, column %2: %3")
                                        .arg(error.line)
                                        .arg(error.column)
                                        .arg(message));
    }
    return std::make_shared<const GameTree>(*std::move(read));
}

} // namespace prunus
