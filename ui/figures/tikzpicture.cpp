#include "ui/figures/tikzpicture.h"

#include "core/games/treeboards.h"
#include "ui/drawing/edgeline.h"
#include "ui/drawing/edgerow.h"
#include "ui/drawing/minimalpainter.h"
#include "ui/drawing/proofpainter.h"
#include "ui/figures/placenames.h"
#include "ui/figures/tikzboards.h"
#include "ui/figures/tikzlabels.h"
#include "ui/figures/tikzproof.h"
#include "ui/figures/tikzstyles.h"

#include <QHash>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Writes the picture: places, edges, best line, ring, nodes, texts, in the order of painting.
class PictureWriter {
  public:
    PictureWriter(const TreePicture& picture, const LabelledTree& frame, LatexText& latex,
                  const TypedTexts& typed)
        : picture_(picture), frame_(frame), names_(picture), latex_(latex), typed_(typed) {
        for (const VisibleRow& row : frame.visible.rows) {
            for (const VisibleNode& node : row.nodes) {
                states_.insert(node.node.value, node.state);
                gap_ = std::min(gap_, node.gap);
            }
        }
    }

    /// All strokes are as thick as those to the narrowest neighbours.
    [[nodiscard]] double factor() const {
        return strokeFactor(std::min(frame_.visible.greatestScale, gap_ / 24));
    }
    [[nodiscard]] bool hasCards() const {
        return std::ranges::any_of(
            frame_.nodes, [](const auto& row) { return std::ranges::any_of(row, hasTikzCard); });
    }
    QByteArray write() {
        places();
        criticalEdges();
        edges();
        bestLine();
        cards();
        ring();
        nodes();
        criticalTypes();
        labels();
        return out_;
    }

    /// What lies over all of it where a proof is shown.
    [[nodiscard]] QByteArray proof(const QRectF& area) const {
        if (picture_.proof.empty()) {
            return {};
        }
        const LabelledTree lit = litByProof(picture_, frame_);
        PictureWriter over(picture_, lit, latex_, typed_);
        over.gap_ = gap_;
        over.edges();
        over.out_ += tikzProvingMoves(picture_, names_, factor());
        over.cards();
        over.ring();
        over.nodes();
        over.labels();
        return tikzVeil(area) + over.out_ + tikzProofCaptions(picture_, lit, area, latex_);
    }

  private:
    void line(const QByteArray& text) { out_ += "  " + text + ";\n"; }
    [[nodiscard]] QByteArray at(NodeId n) const { return '(' + names_.of(n) + ')'; }

    void places() {
        out_ += "  % where the nodes are\n";
        for (const VisibleRow& row : frame_.visible.rows) {
            for (const VisibleNode& node : row.nodes) {
                line("\\coordinate " + at(node.node) + " at (" + texNumber(node.centre.x()) + ',' +
                     texNumber(node.centre.y()) + ')');
            }
        }
    }

    /// Of the overlay of the minimal tree, if there is one.
    [[nodiscard]] CriticalType critical(NodeId n) const {
        const MinimalTree* minimal = minimalTreeOf(picture_);
        return minimal == nullptr ? CriticalType::none : minimal->typeOf(n);
    }

    void criticalEdges() {
        for (const VisibleRow& row : frame_.visible.rows) {
            for (const VisibleNode& node : row.nodes) {
                const CriticalType type = critical(node.node);
                if (row.row.value > 0 && type != CriticalType::none) {
                    line("\\draw[draw=" + criticalColour(type) +
                         ", opacity=0.3, line cap=round, line width=" + texLength(9 * factor()) +
                         "] " + pathInto(node.node));
                }
            }
        }
    }

    void criticalTypes() {
        for (const auto& row : frame_.nodes) {
            for (const DrawnNode& node : row) {
                const NodeId n = node.where.node;
                if (const CriticalType type = critical(n); type != CriticalType::none) {
                    const QPointF under(0, boundsOf(node.shape).bottom() + 4);
                    line("\\node[" + criticalStyle(type) + "] at " +
                         near(n, pixelOf(picture_, n) + under) + " {" + letterOf(type).toLatin1() +
                         '}');
                }
            }
        }
    }

    void edges() {
        out_ += "  % edges\n";
        for (const VisibleRow& row : frame_.visible.rows) {
            for (const VisibleNode& node : row.nodes) {
                if (row.row.value > 0) {
                    edge(node, picture_.tree().parent(node.node, row.row));
                }
            }
        }
    }

    [[nodiscard]] QByteArray pathInto(NodeId n, const QByteArray& on = {}) const {
        return names_.path(picture_.tree().parent(n), n, edgeInto(picture_, n), on);
    }

    void edge(const VisibleNode& node, NodeId parent) {
        if (node.state != NodeState::cut) {
            const bool reached =
                node.state != NodeState::notReached && node.state != NodeState::belowLimit;
            line((reached ? "\\draw[visited] " : "\\draw[not reached] ") + pathInto(node.node));
            return;
        }
        const bool begins = states_.value(parent.value) != NodeState::cut;
        if (!begins) {
            if (picture_.showPruned) {
                line("\\draw[cut] " + pathInto(node.node));
            }
            return;
        }
        const EdgeLine edge = edgeInto(picture_, node.node);
        const double part = edge.partOfSlant(slashPlace(picture_, node.gap));
        const double end = picture_.showPruned ? 1 : std::min(1.0, part + 0.09);
        const QByteArray slashes = "pic[pos=" + texNumber(part / end) +
                                   ", scale=" + texNumber(slashHalfWidth(node.gap, factor())) +
                                   "] {slashes} ";
        const QByteArray stub = picture_.showPruned
                                    ? QByteArray()
                                    : "($" + names_.footOf(parent, edge) + '!' + texNumber(end) +
                                          '!' + names_.headOf(node.node, edge) + "$)";
        line("\\draw[cut] " + names_.path(parent, node.node, edge, slashes, stub));
    }

    void bestLine() {
        QByteArray path;
        const std::vector<NodeId>& best = frame_.visible.path->bestLine;
        for (std::size_t k = 1; k < best.size(); ++k) {
            const double part = edgeInto(picture_, best[k]).partOfSlant(arrowAt);
            const QByteArray edge = pathInto(best[k], "pic[pos=" + texNumber(part) +
                                                          ", sloped, allow upside down] {arrow} ");
            path += path.isEmpty() ? edge : edge.mid(edge.indexOf(" -- "));
        }
        if (!path.isEmpty()) {
            line("\\draw[best] " + path);
        }
    }

    void cards() {
        if (!hasCards()) {
            return;
        }
        out_ += "  % boards\n";
        const BoardRoom room = roomFor(picture_.boards->start());
        for (const auto& row : frame_.nodes) {
            for (const DrawnNode& node : row) {
                if (hasTikzCard(node)) {
                    out_ += tikzCard(node, at(node.where.node), room, latex_);
                }
            }
        }
    }

    /// Around shape and board.
    void ringAroundCard(const DrawnNode& node) {
        const double out = 7 * factor();
        const QRectF box = wholeOf(node).adjusted(-out, -out, out, out);
        line("\\draw[current, rounded corners=" + texLength(out) + "] " +
             near(node.where.node, box.topLeft()) + " rectangle " +
             near(node.where.node, box.bottomRight()));
    }

    void ring() {
        for (const auto& row : frame_.nodes) {
            for (const DrawnNode& node : row) {
                if (node.where.node != frame_.visible.path->event.node) {
                    continue;
                }
                if (hasTikzCard(node)) {
                    ringAroundCard(node);
                } else {
                    line("\\draw[current] " + at(node.where.node) +
                         " circle[radius=" + texNumber(ringRadius(node.shape)) + ']');
                }
            }
        }
    }

    void nodes() {
        out_ += "  % nodes\n";
        for (const auto& row : frame_.nodes) {
            for (const DrawnNode& each : row) {
                node(each);
            }
        }
    }

    void node(const DrawnNode& node) {
        const double scale = node.shape.scale;
        QByteArray style = std::abs(scale - 1) < 0.005 ? "" : "scale=" + texNumber(scale) + ", ";
        style += node.shape.kind == ShapeKind::maxTriangle   ? "max"
                 : node.shape.kind == ShapeKind::minTriangle ? "min"
                                                             : "leaf";
        switch (node.where.state) {
        case NodeState::cut:
            style += ", pruned";
            break;
        case NodeState::notReached:
        case NodeState::belowLimit:
            style += ", unreached";
            break;
        case NodeState::open:
        case NodeState::evaluated:
        case NodeState::returned:
            break;
        }
        QByteArray text = latex_.of(node.text);
        // What had to be made smaller to fit on the screen would widen the shape here.
        if (const double fit = node.textPixels / (16 * scale); !text.isEmpty() && fit < 0.93) {
            text = "\\scalebox{" + texNumber(fit) + "}{" + text + '}';
        }
        const NodeShape natural = drawnAs(naturalShape(node.shape.kind, scale), node.shape.outline);
        if (node.shape.halfWidth > natural.halfWidth + 0.5) {
            // The width is chosen here; made by TikZ to fit the text, it would make the shape
            // higher.
            style += ", minimum width=" + texLength(2 * node.shape.halfWidth / scale);
            const double down =
                textRoom(drawnAs(naturalShape(node.shape.kind, 1), node.shape.outline))
                    .center()
                    .y();
            text = "\\makebox[0pt]{\\raisebox{" + texLength(-down) + "}[0pt][0pt]{" + text + "}}";
        }
        line("\\node[" + style + "] at " + at(node.where.node) + " {" + text + '}');
    }

    void labels() {
        out_ += "  % texts\n";
        for (const Label& each : frame_.labels) {
            if (each.kind != Label::Kind::value) {
                label(each);
            }
        }
    }

    /// Each line of a label on its own, on the side of the node where it is on the screen: texts
    /// are not as wide in LaTeX's fonts.
    void label(const Label& label) {
        const QPointF centre = label.node == noNode ? QPointF() : pixelOf(picture_, label.node);
        double x = label.rect.center().x();
        QByteArray anchor;
        if (label.rect.left() >= centre.x()) {
            x = label.rect.left() - 2;
            anchor = ", anchor=west";
        } else if (label.rect.right() <= centre.x()) {
            x = label.rect.right() + 2;
            anchor = ", anchor=east";
        }
        for (std::size_t first = 0; first < label.pieces.size();) {
            std::size_t last = first;
            const double top = label.pieces[first].offset.y();
            while (last < label.pieces.size() && label.pieces[last].offset.y() == top) {
                ++last;
            }
            const double height =
                textSize(label.pieces[first].text, label.pieces[first].face, label.pixels).height();
            const QPointF place(x, label.rect.top() + top + height / 2);
            line("\\node[" + tikzStyleOf(label) + anchor + "] at " + near(label.node, place) +
                 " {" + tikzTextOf(label, first, last, latex_, typedAt(label)) + '}');
            first = last;
        }
    }

    /// What is typed in the boxes of a label.
    [[nodiscard]] QStringList typedAt(const Label& label) const {
        const auto at = typed_.find(label.node);
        return at == typed_.end() ? QStringList() : at->second;
    }

    /// A place that moves with the node.
    [[nodiscard]] QByteArray near(NodeId n, QPointF place) const {
        const QPointF by = n == noNode ? place : place - pixelOf(picture_, n);
        const QByteArray shift = '(' + texNumber(by.x()) + ',' + texNumber(by.y()) + ')';
        return n == noNode ? shift : "([shift={" + shift + "}]" + names_.of(n) + ')';
    }

    const TreePicture& picture_;
    const LabelledTree& frame_;
    PlaceNames names_;
    LatexText& latex_;
    const TypedTexts& typed_;
    QHash<std::uint32_t, NodeState> states_;
    double gap_ = 1e9;
    QByteArray out_;
};

} // namespace

tl::expected<TikzPicture, QString> tikzPictureOf(const Figure& figure, LatexText& latex,
                                                 const TypedTexts& typed) {
    const TreePicture picture = figure.picture();
    const QRectF area({0, 0}, QSizeF(figure.treeSize()));
    const std::uint32_t count = picture.tree().nodeCount();
    const LabelledTree frame = count > mostTikzNodes ? LabelledTree{} : labelledTree(picture, area);
    if (count > mostTikzNodes || isCrowded(frame.visible)) {
        return tl::make_unexpected(
            Figure::tr(
                "a tree of %1 nodes is too large for TikZ, which can hold %2 nodes that stand "
                "apart; SVG, PDF and PNG hold any tree")
                .arg(count)
                .arg(mostTikzNodes));
    }
    PictureWriter writer(picture, frame, latex, typed);
    TikzPicture made;
    made.drawing = writer.write() + writer.proof(area);
    made.styles =
        tikzStyles(*picture.theme, picture.players, frame.labels, writer.factor()) +
        (writer.hasCards() ? tikzBoardStyles(*picture.theme, writer.factor()) : QByteArray());
    return made;
}

} // namespace prunus
