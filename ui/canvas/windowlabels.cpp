#include "ui/canvas/windowlabels.h"

#include "core/analysis/viewpoint.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Alpha and beta through time, as they are to be shown.
struct Histories {
    BoundHistory alpha;
    BoundHistory beta;
};

void negate(BoundHistory& history) {
    for (Value& value : history.values) {
        value = 0 - value;
    }
}

Histories historiesOf(const TreePicture& picture, NodeId n, std::size_t most) {
    const Moment& moment = *picture.moment;
    Histories h{moment.alphaHistory(n, most), moment.betaHistory(n, most)};
    const bool fromMin = picture.trace().traits().negamaxForm &&
                         picture.trace().playerAt(picture.tree().rowOf(n)) == Player::min;
    if (picture.numbersFromMax && fromMin) {
        std::swap(h.alpha, h.beta);
        negate(h.alpha);
        negate(h.beta);
    }
    return h;
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
    const Histories h = historiesOf(picture, n, form.values);
    const Algorithm algorithm = picture.trace().options().algorithm;
    const double lineHeight = textSize(QStringLiteral("0"), Face::mono, pixels).height();
    LineWriter first(label, 0);
    writeBound(first, algorithm, QStringLiteral("α"), h.alpha, form.values);
    if (form.twoLines) {
        LineWriter second(label, lineHeight);
        writeBound(second, algorithm, QStringLiteral("β"), h.beta, form.values);
    } else {
        first.skip(3);
        writeBound(first, algorithm, QStringLiteral("β"), h.beta, form.values);
    }
    return label;
}

Label ruleLabel(const TreePicture& picture, NodeId n, int pixels) {
    Label label = lineBelow(n, pixels);
    const bool greater = picture.trace().options().cut == CutRule::greater;
    LineWriter(label, 0).write(greater ? QStringLiteral("✂ α > β") : QStringLiteral("✂ α ≥ β"),
                               Face::bold, Ink::cutMark);
    return label;
}

Label conditionLabel(const TreePicture& picture, NodeId n, int pixels) {
    Label label = lineBelow(n, pixels);
    const Moment& moment = *picture.moment;
    const Player player = picture.trace().playerAt(picture.tree().rowOf(n));
    const Viewpoint view(picture.trace(), picture.numbersFromMax);
    const Window w = view.ofCall(player, moment.window(n));
    // MAX cuts at β and MIN at α; a negamax call, as it sees itself, always at its β.
    const bool atBeta = player == Player::max || view.asMinSeesIt(player);
    const Value bound = atBeta ? w.beta : w.alpha;
    const bool childLeft = moment.childrenReturned(n) < picture.tree().childCount(n);
    if (std::abs(bound) == infinity || !childLeft) {
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
