#include "ui/session/document.h"

#include "core/notation/treeformat.h"

#include <QFileInfo>

namespace prunus {

QString shownName(const GameTree& tree, const QString& path, const QString& name) {
    const std::string& title = tree.header().title;
    if (!title.empty()) {
        return QString::fromStdString(title);
    }
    return path.isEmpty() ? name : QFileInfo(path).fileName();
}

QString withoutEnding(const QString& file) {
    return formatOfFile(file.toStdString()) ? file.first(file.lastIndexOf(u'.')) : file;
}

} // namespace prunus
