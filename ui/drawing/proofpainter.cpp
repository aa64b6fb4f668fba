#include "ui/drawing/proofpainter.h"

#include "ui/drawing/edgerow.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// How wide a caption may be, of the area, unless its letters would get too small.
constexpr double mostOfArea = 0.5;
constexpr int leastCaption = 13;

const NodeColours& coloursOfMove(const ProvingMove& move, const Theme& theme) {
    return move.player == Player::max ? theme.max : theme.min;
}

/// Which nodes and edges a proof is about.
class Lit {
  public:
    explicit Lit(const TreePicture& picture) : tree_(picture.tree()), moves_(picture.proof) {
        const NodeId above = moves_.size() > 1 ? moves_.front().from : GameTree::root();
        for (NodeId n = moves_.back().from; n != above; n = tree_.parent(n)) {
            line_.push_back(n);
        }
        line_.push_back(above);
    }

    [[nodiscard]] bool node(const VisibleNode& node) const {
        return std::ranges::find(line_, node.node) != line_.end() || edge(node);
    }
    /// That from its parent.
    [[nodiscard]] bool edge(const VisibleNode& node) const {
        const bool played = std::ranges::any_of(
            moves_, [&node](const ProvingMove& move) { return move.to == node.node; });
        const bool between =
            node.node != line_.back() && std::ranges::find(line_, node.node) != line_.end();
        return played || between ||
               (node.state == NodeState::cut &&
                tree_.children(moves_.back().from).contains(node.node));
    }

  private:
    const GameTree& tree_;
    const std::vector<ProvingMove>& moves_;
    std::vector<NodeId> line_; ///< from the refuting move's node up to the other's
};

ProofCaption captionFor(const QString& text, int pixels) {
    const QSizeF size = textSize(text, Face::bold, pixels);
    const double height = std::round(2.1 * pixels);
    const double disc = std::round(1.8 * pixels);
    ProofCaption caption{{0, (height - disc) / 2, disc, disc}, {}, pixels};
    caption.box = {disc + 0.4 * pixels, 0, size.width() + 1.3 * pixels, height};
    return caption;
}

void paintCaption(QPainter& painter, const Theme& theme, const ProofCaption& caption,
                  const ProvingMove& move, std::size_t number) {
    const NodeColours& colours = coloursOfMove(move, theme);
    const auto centred = [&](const QRectF& box, const QString& text) {
        const QSizeF size = textSize(text, Face::bold, caption.pixels);
        drawText(painter, box.center() - QPointF(size.width(), size.height()) / 2, text, Face::bold,
                 caption.pixels);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    painter.drawEllipse(caption.badge);
    painter.setPen(theme.background);
    centred(caption.badge, shownCount(std::uint64_t(number)));
    painter.setPen(QPen(colours.text, std::max(1.5, caption.pixels / 10.0)));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(caption.box, 0.4 * caption.pixels, 0.4 * caption.pixels);
    painter.setPen(colours.text);
    centred(caption.box, move.text);
}

/// Where captions may not be, or had better not be.
struct Obstacles {
    std::vector<QRectF> shapes;

    [[nodiscard]] double hiddenBy(const QRectF& box) const {
        double hidden = 0;
        for (const QRectF& each : shapes) {
            const QRectF both = each & box;
            hidden += both.width() * both.height();
        }
        return hidden;
    }
};

/// Beside the middle of the move, or else nearer to one of its ends: wherever it hides least.
QPointF placeFor(const ProofCaption& caption, const EdgeLine& move, const Obstacles& obstacles,
                 const QRectF& area) {
    const QSizeF size = caption.all().size();
    const double away = 0.6 * caption.pixels;
    QPointF best;
    double least = 1e18;
    for (const double part : {0.5, 0.35, 0.65, 0.2, 0.8}) {
        for (const double x : {-size.width() - away, away, -size.width() / 2}) {
            QPointF at = move.at(part) + QPointF(x, -size.height() / 2);
            at.setX(std::clamp(at.x(), area.left() + 4,
                               std::max(area.left() + 4, area.right() - size.width() - 4)));
            at.setY(std::clamp(at.y(), area.top() + 4,
                               std::max(area.top() + 4, area.bottom() - size.height() - 4)));
            const double hidden = obstacles.hiddenBy({at, size});
            if (hidden < least) {
                least = hidden;
                best = at;
            }
        }
    }
    return best;
}

} // namespace

LabelledTree litByProof(const TreePicture& picture, const LabelledTree& frame) {
    const Lit lit(picture);
    LabelledTree left = frame;
    auto path = std::make_shared<StepPath>(*frame.visible.path);
    path->bestLine.clear();
    left.visible.path = path;
    left.visible.found = std::make_shared<std::vector<VisibleRow>>(*frame.visible.found);
    left.visible.rows = *left.visible.found;
    for (VisibleRow& row : *left.visible.found) {
        row.columns.clear();
        const auto isDark = [&lit](const VisibleNode& node) { return !lit.edge(node); };
        std::erase_if(row.nodes, isDark);
        std::erase_if(row.marked, isDark);
    }
    std::vector<NodeId> shown;
    for (auto& row : left.nodes) {
        std::erase_if(row, [&lit](const DrawnNode& node) { return !lit.node(node.where); });
        for (const DrawnNode& node : row) {
            shown.push_back(node.where.node);
        }
    }
    std::erase_if(left.labels, [&shown](const Label& label) {
        const bool kept = label.kind == Label::Kind::value || label.kind == Label::Kind::worth ||
                          label.kind == Label::Kind::name;
        return !kept || std::ranges::find(shown, label.node) == shown.end();
    });
    return left;
}

void paintVeil(QPainter& painter, const TreePicture& picture, const QRectF& area) {
    QColor veil = picture.theme->background;
    veil.setAlphaF(veilOpacity);
    painter.fillRect(area, veil);
}

void paintProvingEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                       const QRectF& area) {
    const double width = provingWidth * strokeFactor(frame.visible.greatestScale);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const ProvingMove& move : picture.proof) {
        painter.setPen(
            QPen(coloursOfMove(move, *picture.theme).line, width, Qt::SolidLine, Qt::RoundCap));
        edgeInto(picture, move.to).draw(painter, area.adjusted(-8, -8, 8, 8));
    }
}

std::vector<ProofCaption> proofCaptions(const TreePicture& picture, const LabelledTree& lit,
                                        const QRectF& area) {
    Obstacles obstacles;
    constexpr double ofSlash = 12;
    for (const auto& row : lit.nodes) {
        for (const DrawnNode& node : row) {
            obstacles.shapes.push_back(shapeOf(node).adjusted(-4, -4, 4, 4));
            if (node.where.state == NodeState::cut) {
                const QPointF slash =
                    edgeInto(picture, node.where.node).at(slashPlace(picture, node.where.gap));
                obstacles.shapes.emplace_back(slash - QPointF(ofSlash, ofSlash),
                                              slash + QPointF(ofSlash, ofSlash));
            }
        }
    }
    for (const Label& label : lit.labels) {
        obstacles.shapes.push_back(label.rect);
    }
    const double scale = std::max(picture.textScale, std::min(lit.visible.greatestScale, 2.0));
    std::vector<ProofCaption> captions;
    for (const ProvingMove& move : picture.proof) {
        ProofCaption caption = captionFor(move.text, static_cast<int>(std::lround(13 * scale)));
        while (caption.pixels > leastCaption && caption.all().width() > mostOfArea * area.width()) {
            caption = captionFor(move.text, caption.pixels - 1);
        }
        const QPointF at = placeFor(caption, edgeInto(picture, move.to), obstacles, area);
        caption.badge.translate(at);
        caption.box.translate(at);
        obstacles.shapes.push_back(caption.all());
        captions.push_back(caption);
    }
    return captions;
}

void paintProofCaptions(QPainter& painter, const TreePicture& picture, const LabelledTree& lit,
                        const QRectF& area) {
    std::size_t number = 0;
    for (const ProofCaption& caption : proofCaptions(picture, lit, area)) {
        const ProvingMove& move = picture.proof[number];
        paintCaption(painter, *picture.theme, caption, move, ++number);
    }
}

} // namespace prunus
