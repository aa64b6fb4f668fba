#include "ui/document/document.h"

#include "core/formats/treeformat.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace prunus {

QString Draft::name() const {
    return path.isEmpty() ? QCoreApplication::translate("Session", "Untitled tree")
                          : QFileInfo(path).fileName();
}

QString shownName(const GameTree& tree, const QString& path, const QString& name) {
    const std::string& title = tree.header().title;
    if (!title.empty()) {
        return QString::fromStdString(title);
    }
    return path.isEmpty() ? name : QFileInfo(path).fileName();
}

QString withoutEnding(const QString& file) {
    const qsizetype ending = file.lastIndexOf(u'.');
    return ending > 0 && formatOfFile(file.toStdString()) ? file.first(ending) : file;
}

} // namespace prunus
