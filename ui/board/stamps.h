#pragma once

#include "ui/board/boardgeometry.h"

#include <QCache>
#include <QColor>
#include <QPainter>
#include <QPixmap>

namespace prunus {

/// What a stamp shows.
enum class Motif : std::uint8_t {
    cross,
    nought,
    disc,
    counter,
    takenCounter,
    lastFrame,
    nextFrame,
    strike,
    man,
    grid,
    cardGround,
    cardOutline,
};

/// Everything that the picture of a stamp depends on, except the size of its place.
struct StampLook {
    Motif motif = Motif::cross;
    QColor line;
    QColor fill = {};
    int detail = 0;      ///< whatever else tells stamps of this motif apart
    BoardRoom room = {}; ///< for motifs that depend on the whole board
};

/// A store of pictures of what boards have in common, each drawn once for each size. To put such a
/// picture costs a twentieth of filling and stroking its path, so that a board that is drawn for
/// the first time costs little more than one drawn before. Places are rounded to a quarter of a
/// device pixel. The store is for screens only: files need real shapes.
class Stamps {
  public:
    /// Draws the picture of `look` at a place. If the store does not have the picture, calls
    /// `paint` with a painter and a place of the same size. `reach` is how far `paint` draws beyond
    /// the place. Needs a painter that only moves and enlarges.
    template <class Paint>
    void put(QPainter& painter, const QRectF& place, double reach, const StampLook& look,
             const Paint& paint) {
        const Spot spot = spotOf(painter, place, reach, look);
        if (!isWorthKeeping(spot)) {
            paint(painter, place);
            return;
        }
        const QPixmap* picture = kept_.object(spot.key);
        if (picture == nullptr) {
            QPixmap fresh(spot.size);
            fresh.fill(Qt::transparent);
            QPainter own(&fresh);
            own.setRenderHint(QPainter::Antialiasing);
            own.translate(spot.inset);
            own.scale(spot.ratio, spot.ratio);
            paint(own, QRectF({}, place.size()));
            own.end();
            fresh.setDevicePixelRatio(spot.ratio);
            drawAt(painter, spot, fresh);
            keep(spot.key, fresh);
        } else {
            drawAt(painter, spot, *picture);
        }
    }

    /// The store of the calling thread. Each thread has its own, since figures may be drawn in the
    /// background.
    [[nodiscard]] static Stamps& ofThread();

  private:
    struct Key {
        StampLook look;
        QSize eighths; ///< the size in eighths of a pixel
        QPoint phase;  ///< the offset within a pixel, in quarters of it
        int ratio = 0; ///< the scale in thousandths

        friend bool operator==(const Key& a, const Key& b) {
            return a.look.motif == b.look.motif && a.look.line == b.look.line &&
                   a.look.fill == b.look.fill && a.look.detail == b.look.detail &&
                   a.look.room == b.look.room && a.eighths == b.eighths && a.phase == b.phase &&
                   a.ratio == b.ratio;
        }
        friend size_t qHash(const Key& of, size_t seed) {
            return qHashMulti(seed, int(of.look.motif), of.look.line.rgba(), of.look.fill.rgba(),
                              of.look.detail, of.eighths.width(), of.eighths.height(),
                              of.phase.x() * 4 + of.phase.y(), of.ratio);
        }
    };
    struct Spot {
        Key key;
        QPoint corner; ///< the picture's corner, in device pixels
        QPointF inset; ///< from that corner to the place
        QSize size;
        double ratio = 1;
    };

    [[nodiscard]] static Spot spotOf(const QPainter& painter, const QRectF& place, double reach,
                                     const StampLook& look);
    [[nodiscard]] static bool isWorthKeeping(const Spot& spot);
    static void drawAt(QPainter& painter, const Spot& spot, const QPixmap& picture);
    void keep(const Key& key, const QPixmap& picture);

    static constexpr int mostKilobytes = 24 * 1024;
    QCache<Key, QPixmap> kept_{mostKilobytes};
};

} // namespace prunus
