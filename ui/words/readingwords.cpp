#include "ui/words/readingwords.h"

#include "core/base/unreachable.h"

namespace prunus {

QString ReadingWords::toReadAs(Notation notation) {
    switch (notation) {
    case Notation::headed:
        return tr("Read as lists with heads");
    case Notation::forest:
        return tr("Read as a forest");
    case Notation::qtree:
        return tr("Read as qtree");
    case Notation::newick:
        return tr("Read as Newick");
    case Notation::outline:
        return tr("Read as an outline");
    case Notation::arrows:
        return tr("Read as arrows");
    case Notation::rows:
        return tr("Read as rows of cells");
    case Notation::json:
        return tr("Read as JSON or Python");
    case Notation::document:
        return tr("Read as a document");
    case Notation::game:
        return tr("Read as a game");
    case Notation::brackets:
        break;
    }
    return tr("Read as brackets");
}

QString ReadingWords::canBeReadAs(Notation notation, const QString& key) {
    switch (notation) {
    case Notation::outline:
        return tr("This can be read as an outline: %1").arg(key);
    case Notation::arrows:
        return tr("This can be read as arrows from nodes to their children: %1").arg(key);
    case Notation::newick:
        return tr("This can be read as Newick, as it would be with a semicolon at its end: %1")
            .arg(key);
    case Notation::rows:
        return tr("This can be read as rows of cells: %1").arg(key);
    case Notation::headed:
        return tr("This can be read as lists with heads: %1").arg(key);
    case Notation::forest:
        return tr("This can be read as a forest: %1").arg(key);
    case Notation::qtree:
        return tr("This can be read as qtree: %1").arg(key);
    case Notation::json:
        return tr("This can be read as JSON or Python: %1").arg(key);
    case Notation::document:
        return tr("This can be read as a whole document: %1").arg(key);
    case Notation::game:
        return tr("This can be read as a game of Gambit’s: %1").arg(key);
    case Notation::brackets:
        break; // which are read as they are typed
    }
    unreachable();
}

} // namespace prunus
