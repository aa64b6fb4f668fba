#pragma once

#include "ui/words/listing.h"

#include <QScrollArea>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// Lines of code with one of them lit, and those marked that are wrong because of a slip.
class ListingView : public QWidget {
    Q_OBJECT

  public:
    explicit ListingView(QWidget* parent = nullptr);

    void setListing(const Listing& listing);
    /// Shows both functions of a pair, one below the other.
    void setListings(const Listing& first, const Listing& second);
    /// The line at which the second function begins, from 0.
    [[nodiscard]] static std::size_t secondAfter(const Listing& first) {
        return first.lines().size() + 1;
    }
    void setLit(std::optional<std::size_t> line);
    [[nodiscard]] std::optional<std::size_t> lit() const { return lit_; }
    [[nodiscard]] QString line(std::size_t i) const { return lines_.at(i); }
    [[nodiscard]] bool isWrong(std::size_t i) const { return wrong_.at(i); }

    /// Makes the font fit another width than that of the view, in pixels.
    void fitTo(int width);
    /// The largest font, up to the usual one, in which no line is cut at the width that there is.
    [[nodiscard]] QFont fittingFont() const;
    /// The distance in pixels from the left edge to the code, which stands behind the numbers of
    /// its lines.
    [[nodiscard]] static int codeLeft(const QFont& code);

    /// The place of the lit line; empty if no line is lit.
    [[nodiscard]] QRect litPlace() const;
    /// The height of a line in the fitting font, in pixels.
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int lineCount() const { return static_cast<int>(lines_.size()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    /// Another line is lit, or stands elsewhere.
    void litMoved();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] int widthIn(QFont code) const;
    [[nodiscard]] QFont findFittingFont() const;
    [[nodiscard]] int room() const { return room_ > 0 ? room_ : width(); }
    void describe();

    std::vector<QString> lines_;
    std::vector<bool> wrong_; ///< for each line, whether it is wrong because of a slip
    std::optional<std::size_t> lit_;
    int room_ = 0; ///< the width to fit, if it is not the view's
    /// The fitting fonts of the listings shown, and for which width and font they were found.
    mutable std::map<std::vector<QString>, QFont> fitting_;
    mutable std::pair<int, QFont> fittedTo_{-1, {}};
};

/// A listing that is scrolled where it is too long, by whole lines, so that the lit line is in
/// view, and some of the lines around it.
class ListingArea : public QScrollArea {
    Q_OBJECT

  public:
    ListingArea(ListingView& view, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The height of this many lines, or of all lines if there are fewer, in pixels.
    [[nodiscard]] int usefulHeight(int lines) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showWholeLines();
    void revealLit();

    ListingView& view_;
};

} // namespace prunus
