#include "ui/controls/treeclipboard.h"

#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/paste/pastedtext.h"
#include "ui/base/job.h"
#include "ui/words/messages.h"

namespace prunus {
namespace {

const QString wholeTree = QStringLiteral("application/x-prunus-tree+json");

/// What only looks like brackets, or lacks the outer ones; else why it is no tree.
ImportResult mendedTree(const std::string& text, ImportResult failed) {
    const auto adapted = adaptPastedText(text);
    if (!adapted || !*adapted) {
        return failed;
    }
    return readText((*adapted)->text).map([&](GameTree&& tree) {
        return Imported{std::move(tree), {{1, 1, describe((*adapted)->changes)}}};
    });
}

} // namespace

std::unique_ptr<QMimeData> TreeClipboard::of(const GameTree& tree) {
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(written(tree, TreeFormat::text)));
    data->setData(wholeTree, QByteArray::fromStdString(written(tree, TreeFormat::json)));
    return data;
}

bool TreeClipboard::isPart(const QMimeData& pasted) {
    return pasted.hasFormat(wholeTree);
}

QString TreeClipboard::textOf(const QMimeData& pasted) {
    return isPart(pasted) ? QString::fromUtf8(pasted.data(wholeTree)) : pasted.text();
}

void TreeClipboard::read(QObject* context, const QMimeData& pasted,
                         std::function<void(const tl::expected<Pasted, Fault>&)> land) {
    constexpr qsizetype mostReadAtOnce = 100'000;
    const QString text = textOf(pasted);
    if (text.size() <= mostReadAtOnce) {
        land(tree(pasted));
        return;
    }
    const auto own = std::make_shared<QMimeData>();
    own->setText(text);
    beside(
        context, [own] { return tree(*own); },
        [land = std::move(land)](const auto& read) {
            const Fault noMemory{tr("There is not enough memory for what is pasted."), {}};
            land(read ? *read : tl::unexpected(noMemory));
        });
}

tl::expected<TreeClipboard::Pasted, TreeClipboard::Fault>
TreeClipboard::tree(const QMimeData& pasted, std::optional<Notation> as) {
    const std::string text =
        textOf(pasted).trimmed().isEmpty() ? std::string() : textOf(pasted).toStdString();
    if (text.empty()) {
        return tl::unexpected(
            Fault{tr("There is no text to paste. Copy a tree or numbers first."), {}});
    }
    const QString what = tr("What was pasted");
    ImportResult read = importTree(text, nullptr, as);
    if (!read && !as && read.error().readings.empty()) {
        read = mendedTree(text, std::move(read));
    }
    if (!read) {
        const ReadError& error = read.error();
        return tl::unexpected(Fault{error.readings.empty()
                                        ? tr("What is pasted is no tree. %1").arg(shownFault(error))
                                        : shownFault(what, error), // it is a tree, and even two
                                    error.readings});
    }
    Pasted taken;
    for (const ReadNotice& notice : read->notices) {
        taken.told << shownFault(what, notice);
    }
    if (isForeign(read->notation) || as) {
        taken.others = otherReadings(text, *read);
    }
    taken.tree = std::make_shared<const GameTree>(std::move(read->tree));
    return taken;
}

} // namespace prunus
