#include "tests/bench/frames.h"

#include "tests/bench/clock.h"
#include "ui/drawing/drawnnode.h"
#include "ui/drawing/treepainter.h"
#include "ui/drawing/visibletree.h"

#include <QImage>
#include <algorithm>
#include <cmath>

namespace prunus::bench {

namespace {

/// Spread over a search from its first step to its last, in no order.
std::vector<Step> stepsOf(const SearchTrace& trace, int most) {
    std::vector<Step> steps;
    const std::uint64_t end = trace.end().value;
    for (const std::uint64_t part : {500, 0, 1000, 3, 618, 27, 966, 123, 382, 870, 250, 999}) {
        steps.push_back(Step{std::uint32_t(end * part / 1000)});
    }
    steps.resize(most > 0 ? std::min(steps.size(), std::size_t(most)) : steps.size());
    return steps;
}

/// From the whole tree to a single node, fifteen zooms in all.
std::vector<double> zoomsOf(const View& fit, const Viewport& port) {
    const View most = zoomed(fit, 1e18, port.area.center(), port);
    const double whole = std::max(most.columnGap / fit.columnGap, most.rowGap / fit.rowGap);
    std::vector<double> zooms;
    for (int k = 0; k <= 14; ++k) {
        zooms.push_back(std::pow(whole, k / 14.0));
    }
    return zooms;
}

using Path = std::shared_ptr<const StepPath>;

/// Returns the path of the picture's step, found on the way from that of a step before, as the
/// canvas does.
Path paint(Frames& into, QImage& image, TreePicture picture, const std::string& where,
           const Path& known = nullptr) {
    const double start = threadMilliseconds();
    if (!picture.path) {
        picture.path = std::make_shared<const StepPath>(stepPath(*picture.moment, known.get()));
    }
    QPainter painter(&image);
    paintTree(painter, picture, image.rect());
    painter.end();
    const double took = threadMilliseconds() - start;
    if (into.milliseconds.empty() || took > into.percentile(100)) {
        into.slowest = where;
    }
    into.milliseconds.push_back(took);
    return picture.path;
}

/// The whole tree's middle, a row near the leaves, and two rows between at the sides.
std::vector<QPointF> placesOf(const Scene& scene) {
    const TreeExtent all = scene.extent();
    return {{all.width * 0.5, all.height * 0.5},
            {all.width * 0.31, std::floor(all.height * 0.97)},
            {all.width * 0.83, std::floor(all.height * 0.7)}};
}

} // namespace

double Frames::percentile(double percent) const {
    return percentileOf(milliseconds, percent);
}

Measured measureFrames(Scene& scene, QSize size, int most, TreeBoards* boards) {
    const Viewport port{QRectF(QPointF(), QSizeF(size)), scene.extent(), 1, boards != nullptr};
    const View fit = fitted(port);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    Measured measured;
    Path path = paint(measured.newView, image, scene.at(Step{0}, port.area), "warming up");
    measured.newView = {};
    for (const double zoom : zoomsOf(fit, port)) {
        for (const Step t : stepsOf(*scene.trace, most)) {
            const std::string where =
                "zoom " + std::to_string(zoom) + ", step " + std::to_string(t.value);
            TreePicture picture = scene.at(t, port.area);
            picture.boards = boards;
            const View scaled = zoomed(fit, zoom, port.area.center(), port);
            const NodeId current = scene.moment.currentNode();
            picture.view =
                current == noNode
                    ? scaled
                    : centredOn(scaled,
                                {scene.layout.x(current), double(scene.tree.rowOf(current).value)},
                                port);
            path =
                paint(measured.newStep, image, picture, where + ", around the current node", path);
            picture.path = path;
            for (const QPointF place : placesOf(scene)) {
                picture.view = centredOn(scaled, place, port);
                paint(measured.newView, image, picture, where + ", elsewhere");
            }
        }
    }
    return measured;
}

namespace {

/// The view around a node in which its card has the height, or the nearest one to it.
View viewOfCard(TreePicture picture, NodeId n, const Viewport& port, double pixels) {
    const View fit = fitted(port);
    const QPointF place(picture.layout->x(n), picture.tree().rowOf(n).value);
    const auto at = [&](double zoom) {
        return centredOn(zoomed(fit, zoom, port.area.center(), port), place, port);
    };
    double low = 1;
    double high = 1e9;
    for (int k = 0; k < 60; ++k) {
        const double middle = std::sqrt(low * high);
        picture.view = at(middle);
        const NodeCard card = drawnNode(picture, visibleNode(picture, n)).card;
        (card.presence > 0 && card.boardRect.height() >= pixels ? high : low) = middle;
    }
    return at(high);
}

} // namespace

MeasuredBoards measureBoards(Scene& scene, QSize size, int most, TreeBoards& boards,
                             double pixels) {
    constexpr int moves = 10;
    const Viewport port{QRectF(QPointF(), QSizeF(size)), scene.extent(), 1, true};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    MeasuredBoards measured;
    Path path;
    for (const Step t : stepsOf(*scene.trace, most)) {
        const std::string where = "step " + std::to_string(t.value);
        TreePicture picture = scene.at(t, port.area);
        picture.boards = &boards;
        const NodeId current = scene.moment.currentNode();
        const NodeId n = current == noNode ? GameTree::root() : current;
        picture.view = pixels == 0 ? fitted(port) : viewOfCard(picture, n, port, pixels);
        path = paint(measured.newStep, image, picture, where, path);
        picture.path = path;
        const View start = picture.view;
        for (int k = 1; k <= moves; ++k) {
            picture.view = panned(start, QPointF(-37.5 * k, 3 * k), port);
            paint(measured.pan, image, picture, where);
        }
        for (int k = 1; k <= moves; ++k) {
            // Away from the greatest zoom, where there is no nearer one.
            const double factor = std::pow(1.025, std::isinf(pixels) ? -k : k);
            picture.view = zoomed(start, factor, start.pixel({scene.layout.x(n), 0}), port);
            paint(measured.zoom, image, picture, where);
        }
    }
    return measured;
}

} // namespace prunus::bench
