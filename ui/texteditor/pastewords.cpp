#include "ui/texteditor/pastewords.h"

#include "core/formats/treeformat.h"
#include "ui/words/lists.h"
#include "ui/words/losswords.h"

#include <QCoreApplication>
#include <algorithm>

// TRANSLATOR TextPane What was changed in a text that was pasted.

namespace prunus {
namespace {

class PasteWords {
    Q_DECLARE_TR_FUNCTIONS(TextPane)

  public:
    static QString of(Adaptation change);
    static QString changed(const QString& things) { return tr("Changed: %1.").arg(things); }
    static QString beside(const QString& things) {
        return tr("Brackets cannot say this, but it belongs to the tree, and a JSON file keeps it: "
                  "%1.")
            .arg(things);
    }
    static QString rows() { return tr("Rows of numbers were turned into [[…],[…]]."); }
    static QString outer() { return tr("Brackets were put around the trees."); }
};

QString PasteWords::of(Adaptation change) {
    switch (change) {
    case Adaptation::spaces:
        return tr("spaces");
    case Adaptation::invisible:
        return tr("invisible characters");
    case Adaptation::dashes:
        return tr("minus signs");
    case Adaptation::quotes:
        return tr("quotes");
    case Adaptation::brackets:
        return tr("brackets");
    case Adaptation::separators:
        return tr("separators");
    case Adaptation::digits:
        return tr("digits");
    case Adaptation::decimalCommas:
        return tr("decimal commas");
    case Adaptation::rows:
    case Adaptation::outerBrackets:
        break;
    }
    return {};
}

} // namespace

bool addsBrackets(const std::vector<Adaptation>& changes) {
    return std::ranges::any_of(changes, [](Adaptation each) {
        return each == Adaptation::rows || each == Adaptation::outerBrackets;
    });
}

QString pasteWords(const std::vector<Adaptation>& changes) {
    QStringList things;
    QStringList sentences;
    for (const Adaptation each : changes) {
        if (each == Adaptation::rows) {
            sentences << PasteWords::rows();
        } else if (each == Adaptation::outerBrackets) {
            sentences << PasteWords::outer();
        } else {
            things << PasteWords::of(each);
        }
    }
    if (!things.isEmpty()) {
        sentences << PasteWords::changed(listed(things));
    }
    return sentences.join(u' ');
}

QString thingsBeside(const GameTree& tree) {
    QStringList things;
    for (const Lost& each : lostIn(TreeFormat::text, tree)) {
        if (each.what != Loss::labelCharacters) { // names in the text are whole
            things << shownLoss(each.what);
        }
    }
    return listed(things);
}

QString wordsBeside(const GameTree& tree) {
    const QString things = thingsBeside(tree);
    return things.isEmpty() ? QString() : PasteWords::beside(things);
}

} // namespace prunus
