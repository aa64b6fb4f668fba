#include "ui/drawing/windowlabels.h"

#include "core/analysis/listingvariables.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

void negate(BoundHistory& history) {
    for (Value& value : history.values) {
        value = 0 - value;
    }
}

/// Alpha and beta through time, as they are to be shown.
ListedHistory historyOf(const TreePicture& picture, NodeId n, std::size_t most) {
    ListedHistory h = listedHistory(*picture.moment, n, most);
    if (picture.viewpoint().codeDiffers() && picture.moverAt(n) == Player::min) {
        std::swap(h.alpha, h.beta);
        negate(h.alpha);
        negate(h.beta);
    }
    return h;
}

/// Of a box in which a number is written by hand.
QSizeF boxSize(int pixels) {
    return {std::round(3.2 * pixels), std::round(1.7 * pixels)};
}

/// Appends pieces from left to right.
class LineWriter {
  public:
    LineWriter(Label& label, double top) : label_(label), at_(0, top) {}

    void write(const QString& text, Face face, Ink ink, bool struck = false) {
        label_.pieces.push_back({text, face, ink, at_, struck});
        const QSizeF size = textSize(text, face, label_.pixels);
        at_.rx() += size.width();
        label_.rect |= QRectF(0, 0, at_.x(), at_.y() + size.height());
    }
    void writeBox(const QString& name) {
        if (at_.x() > 0) {
            skip(1);
        }
        write(name, Face::bold, Ink::text);
        skip(0.5);
        const QSizeF box = boxSize(label_.pixels);
        label_.pieces.push_back({{}, Face::bold, Ink::text, at_, false, box});
        at_.rx() += box.width();
        const double line = textSize(QStringLiteral("0"), Face::bold, label_.pixels).height();
        label_.rect |= QRectF(0, 0, at_.x(), at_.y() + (line + box.height()) / 2);
    }
    void skip(double spaces) {
        at_.rx() += spaces * textSize(QStringLiteral("0"), Face::mono, label_.pixels).width();
    }

  private:
    Label& label_;
    QPointF at_;
};

void writeBound(LineWriter& line, Algorithm algorithm, const QString& name,
                const BoundHistory& history, std::size_t most) {
    line.write(name, Face::monoBold, Ink::text);
    const std::size_t count = history.values.size();
    const std::size_t first = count - std::min(count, most);
    for (std::size_t k = first; k < count; ++k) {
        line.skip(1);
        const bool former = k + 1 < count;
        if (k == 1 && first == 0 && history.shortened) {
            line.write(QStringLiteral("…"), Face::mono, Ink::former);
            line.skip(1);
        }
        line.write(shownHeld(algorithm, history.values[k]), former ? Face::mono : Face::monoBold,
                   former ? Ink::former : Ink::text, former);
    }
}

/// What stands beside α and β: in the second draft the call's own best, and where a child is
/// searched again, what its probe answered.
void writeBeside(LineWriter& line, const TreePicture& picture, NodeId n) {
    const Viewpoint view = picture.viewpoint();
    const Algorithm algorithm = picture.trace().options().algorithm;
    const auto write = [&](const QString& name, Value v) {
        line.skip(3);
        line.write(name, Face::mono, Ink::text);
        line.skip(1);
        line.write(shownHeld(algorithm, v), Face::monoBold, Ink::text);
    };
    if (traits(algorithm).handsDown == HandsDown::given) {
        write(QCoreApplication::translate("Canvas", "best", "value"),
              view.ofCall(picture.moverAt(n), picture.moment->best(n)));
    }
    if (const auto answer = probeAnswer(*picture.moment, n)) {
        write(QCoreApplication::translate("Canvas", "probe", "value"),
              view.ofMax(picture.moverAt(n), *answer));
    }
}

/// An empty line to stand under a window.
Label lineBelow(NodeId n, int pixels) {
    Label label;
    label.kind = Label::Kind::rule;
    label.node = n;
    label.pixels = pixels;
    return label;
}

} // namespace

Label windowLabel(const TreePicture& picture, NodeId n, WindowForm form, int pixels) {
    Label label;
    label.kind = Label::Kind::window;
    label.node = n;
    label.pixels = pixels;
    const ListedHistory h = historyOf(picture, n, form.values);
    const Algorithm algorithm = picture.trace().options().algorithm;
    const double lineHeight = textSize(QStringLiteral("0"), Face::mono, pixels).height();
    LineWriter first(label, 0);
    writeBound(first, algorithm, QStringLiteral("α"), h.alpha, form.values);
    if (form.twoLines) {
        LineWriter second(label, lineHeight);
        writeBound(second, algorithm, QStringLiteral("β"), h.beta, form.values);
        writeBeside(second, picture, n);
    } else {
        first.skip(3);
        writeBound(first, algorithm, QStringLiteral("β"), h.beta, form.values);
        writeBeside(first, picture, n);
    }
    return label;
}

Label blankLabel(const TreePicture& picture, NodeId n, int pixels) {
    Label label;
    label.kind = Label::Kind::blank;
    label.node = n;
    label.pixels = pixels;
    const double line = textSize(QStringLiteral("0"), Face::bold, pixels).height();
    const double top = (boxSize(pixels).height() - line) / 2;
    LineWriter writer(label, top);
    const Blanks blanks = picture.blanks.value_or(Blanks{});
    const bool isLeaf = picture.tree().isLeaf(n);
    if (!blanks.areAt(n, isLeaf)) {
        return label;
    }
    const bool ofMax = picture.moverAt(n) == Player::max;
    if (blanks.window && blanks.ownSide) {
        writer.writeBox(ofMax ? picture.players.alpha : picture.players.beta);
    } else if (blanks.window) {
        const bool above = blanks.onBranches || isLeaf; // one above the other
        writer.writeBox(picture.players.alpha);
        LineWriter second(label, top + boxSize(pixels).height() + 1);
        (above ? second : writer).writeBox(picture.players.beta);
    }
    if (blanks.value) {
        //: Before an empty box: the value of a node.
        writer.writeBox(QCoreApplication::translate("Canvas", "v", "value"));
    }
    return label;
}

Label ruleLabel(const TreePicture& picture, NodeId n, int pixels) {
    Label label = lineBelow(n, pixels);
    const bool greater = picture.trace().options().cut == CutRule::greater;
    if (picture.trace().plain() != nullptr) { // its test may be another
        LineWriter(label, 0).write(QStringLiteral("✂"), Face::bold, Ink::cutMark);
        return label;
    }
    LineWriter(label, 0).write(greater ? QStringLiteral("✂ α > β") : QStringLiteral("✂ α ≥ β"),
                               Face::bold, Ink::cutMark);
    return label;
}

Label conditionLabel(const TreePicture& picture, NodeId n, int pixels) {
    Label label = lineBelow(n, pixels);
    const Moment& moment = *picture.moment;
    const Player player = picture.moverAt(n);
    const Viewpoint view = picture.viewpoint();
    const Window w = view.ofCall(player, listedWindow(moment, n));
    // MAX cuts at β and MIN at α; whoever moves, seen from his own side, always at β.
    const bool atBeta = player == Player::max || view.asMinSeesIt(player);
    const Value bound = atBeta ? w.beta : w.alpha;
    const bool childLeft = moment.childrenReturned(n) < picture.tree().childCount(n);
    if (std::abs(bound) == infinity || !childLeft || picture.trace().plain() != nullptr ||
        !picture.showConditions) {
        return label;
    }
    const bool greater = picture.trace().options().cut == CutRule::greater;
    const QChar sign = atBeta ? (greater ? u'>' : u'≥') : (greater ? u'<' : u'≤');
    LineWriter(label, 0).write(QCoreApplication::translate("Canvas", "cut if %1", "value")
                                   .arg(sign + QStringLiteral(" ") +
                                        shownHeld(picture.trace().options().algorithm, bound)),
                               Face::regular, Ink::cut);
    return label;
}

} // namespace prunus
