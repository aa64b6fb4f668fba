// What is answered beside the tree, line by line.

#include "ui/practice/askedlines.h"

#include "core/tree/displayname.h"
#include "ui/words/paperwords.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <algorithm>

namespace prunus {
namespace {

using Line = AskedQuestion::Line;

/// Something to tick.
QString tick(bool ticked) {
    return ticked ? QStringLiteral("☑") : QStringLiteral("☐");
}

Line lineForCut(const QString& at, const WrittenCut& cut, const QString& witness) {
    //: On paper: a node; four boxes to tick; and a node, or room for its name.
    return {PaperWords::tr("At %1:  %2 α  %3 β    %4 shallow  %5 deep    because of %6")
                .arg(at, tick(cut.mover == Player::min), tick(cut.mover == Player::max),
                     tick(cut.deep == false), tick(cut.deep == true), witness)};
}

QString besideName(const QWidget& field, const QString& text) {
    return field.accessibleName() + QStringLiteral(": ") +
           (text.isEmpty() ? QString(12, u'_') : text);
}

} // namespace

std::vector<Line> linesOf(const QWidget& form, bool answered) {
    std::vector<Line> all;
    for (const QWidget* each : form.findChildren<QWidget*>()) {
        if (!each->isVisibleTo(&form)) {
            continue;
        }
        if (const auto* field = qobject_cast<const QLineEdit*>(each)) {
            all.push_back({besideName(*field, answered ? field->text() : QString())});
        } else if (const auto* tree = qobject_cast<const QPlainTextEdit*>(each)) {
            all.push_back({besideName(*tree, answered ? tree->toPlainText() : QString())});
        } else if (const auto* choice = qobject_cast<const QRadioButton*>(each)) {
            const bool chosen = answered && choice->isChecked();
            all.push_back({(chosen ? u'☑' : u'☐') + QStringLiteral(" ") + choice->text()});
        } else if (const auto* box = qobject_cast<const QComboBox*>(each)) {
            all.push_back({box->accessibleName()});
            for (int k = 1; k < box->count(); ++k) {
                const bool chosen = answered && box->currentIndex() == k;
                all.push_back({(chosen ? u'☑' : u'☐') + QStringLiteral(" ") + box->itemText(k)});
            }
        } else if (const auto* listing = qobject_cast<const QListWidget*>(each)) {
            static const QRegularExpression broken(QStringLiteral("\n *")); // in a narrow window
            for (int k = 0; k < listing->count(); ++k) {
                const bool chosen = answered && listing->item(k)->isSelected();
                all.push_back({(chosen ? QStringLiteral("→ ") : QStringLiteral("  ")) +
                                   listing->item(k)->text().replace(broken, QStringLiteral(" ")),
                               Face::mono});
            }
        }
    }
    return all;
}

std::vector<Line> linesForCuts(const Task& task, const Answer& answer, bool withRoom) {
    const QString room(10, u'_');
    const DisplayNames names(*task.tree);
    std::vector<Line> lines;
    for (const WrittenCut& cut : answer.cuts) {
        const NodeId witness = cut.witness.value_or(noNode);
        lines.push_back(lineForCut(
            shownName(names, cut.at), cut,
            !cut.witness ? room
                         : shownName(names, witness == noNode ? GameTree::root() : witness)));
    }
    // Every inner node but the root can be cut short once; whoever finds more goes on below.
    constexpr std::uint32_t most = 12;
    const std::uint32_t inner = task.tree->nodeCount() - task.tree->leafCount();
    while (withRoom && lines.size() < std::clamp(inner, 2U, most + 1) - 1) {
        lines.push_back(lineForCut(room, {}, room));
    }
    for (Line& each : lines) {
        each.text = task.said(each.text);
    }
    return lines;
}

} // namespace prunus
