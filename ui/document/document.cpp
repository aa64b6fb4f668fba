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
    if (ending <= 0 || !formatOfFile(file.toStdString())) {
        return file;
    }
    const QString name = file.first(ending);
    const QLatin1String own(".prunus"); // as in tree.prunus.json
    return name.endsWith(own) ? name.chopped(own.size()) : name;
}

} // namespace prunus
