#pragma once

#include <QPageLayout>
#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

namespace prunus {

/// A part of a page, as wide as the page has room, which is not divided.
struct PageBlock {
    double height = 0;
    double above = 0; ///< the space above it, except at the top of a page
    /// Whether the next block should stand on the same page.
    bool withNext = false;
    /// Paints the block with its upper left corner at (0, 0).
    std::function<void(QPainter&)> paint = {};
};

/// Blocks that stand one below the other on as many pages of paper as they need, each page with a
/// foot. Lengths are in pixels at 96 dots an inch.
class ExamPages {
  public:
    ExamPages(QPageSize::PageSizeId paper, std::vector<PageBlock> blocks, QString foot);

    /// How wide blocks are, and how high they can be.
    [[nodiscard]] static QSizeF roomOn(QPageSize::PageSizeId paper);
    [[nodiscard]] static QSizeF sizeOf(QPageSize::PageSizeId paper);
    [[nodiscard]] static QMarginsF margins();

    [[nodiscard]] const QString& foot() const { return foot_; }
    [[nodiscard]] QPageLayout layout() const;
    [[nodiscard]] std::uint64_t count() const { return pages_.size(); }
    /// Paints a page, counted from 0.
    void paint(QPainter& painter, std::uint64_t page) const;

  private:
    struct Placed {
        std::size_t block = 0;
        double top = 0;
    };
    void place();

    QPageSize::PageSizeId paper_;
    std::vector<PageBlock> blocks_;
    QString foot_;
    std::vector<std::vector<Placed>> pages_;
};

} // namespace prunus
