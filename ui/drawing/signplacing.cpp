#include "ui/drawing/signplacing.h"

#include "ui/drawing/edgeline.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {

/// `MIN −3`, or where that has no room `−3`.
Label SignPlacing::worthLabel(const DrawnNode& node) const {
    const NodeId n = node.where.node;
    const Player player = picture_.moverAt(n);
    const QString worth =
        shownNumber(picture_.viewpoint().ofMax(player, picture_.tree().staticValue(n)));
    const QString words = (player == Player::max ? QCoreApplication::translate("Canvas", "MAX %1")
                                                 : QCoreApplication::translate("Canvas", "MIN %1"))
                              .arg(worth);
    const auto label = [&](const QString& text) {
        return singleLabel(Label::Kind::worth, n, text, Face::bold,
                           player == Player::max ? Ink::max : Ink::min, smallPixels());
    };
    const Label full = label(words);
    return full.rect.width() + 1.5 * pixels_ <= node.where.gap ? full : label(worth);
}

/// Room is kept while the value has not been read, so that nothing moves when it is.
void SignPlacing::placeWorths() {
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            if (node.where.scale <= 0.25 || !showsStaticValue(node.where.node)) {
                continue;
            }
            Label label = worthLabel(node);
            const QPointF corner(node.where.centre.x() - label.rect.width() / 2, worthTop(node));
            if (node.where.state == NodeState::evaluated) {
                tryAt(label, corner);
            } else if (!picture_.hideUnreadLeaves) {
                occupied_.add(label.rect.translated(corner));
            }
        }
    }
}

/// On the edges by which something has come up. On that of the step, the number below and above.
void SignPlacing::placeSigns() {
    if (frame_.visible.rowStride != 1) {
        return;
    }
    const Event& event = frame_.visible.path->event;
    const bool compared = event.kind == EventKind::back || event.kind == EventKind::cutoff;
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            if (compared && node.where.node == event.child) {
                placeSign(node, true);
            }
        }
    }
    for (const auto& row : frame_.nodes) {
        for (const DrawnNode& node : row) {
            const bool over =
                node.where.state == NodeState::evaluated || node.where.state == NodeState::returned;
            const bool now = compared && node.where.node == event.child;
            if (over && !now && node.where.scale > 0.25 && node.where.node != GameTree::root()) {
                placeSign(node, false);
            }
        }
    }
}

void SignPlacing::placeSign(const DrawnNode& node, bool withNumbers) {
    const NodeId n = node.where.node;
    const Algorithm algorithm = picture_.trace().options().algorithm;
    const Player player = picture_.moverAt(n);
    QStringList forms{QStringLiteral("×(−1)"), QStringLiteral("±")};
    if (withNumbers) {
        const Value value = picture_.moment->returnedValue(n);
        const auto seen = [&](Player by) {
            return shownHeld(algorithm, picture_.viewpoint().ofMax(by, value));
        };
        forms.prepend(seen(player) + QStringLiteral(" → ") + seen(opponent(player)));
    }
    // The names of moves stand nearer to the child.
    const double part = picture_.tree().moves().empty() ? 0.36 : 0.66;
    const double room = node.where.gap * (1 - part);
    const QPointF at = edgeInto(picture_, n).at(1 - part);
    for (const QString& form : forms) {
        Label label =
            singleLabel(Label::Kind::sign, n, form, Face::regular, Ink::muted, smallPixels());
        const bool fits =
            withNumbers || label.rect.width() + pixels_ <= room || form == forms.back();
        if (fits && tryAt(label, at - label.rect.center())) {
            return;
        }
    }
}

} // namespace prunus
