#pragma once

#include "ui/words/listing.h"

#include <QScrollArea>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// Lines of code with one of them lit, and those marked that a slip has wrong.
class ListingView : public QWidget {
    Q_OBJECT

  public:
    explicit ListingView(QWidget* parent = nullptr);

    void setListing(const Listing& listing);
    /// Both functions of a pair, one below the other.
    void setListings(const Listing& first, const Listing& second);
    /// Where the second begins.
    [[nodiscard]] static std::size_t secondAfter(const Listing& first) {
        return first.lines().size() + 1;
    }
    void setLit(std::optional<std::size_t> line);
    [[nodiscard]] std::optional<std::size_t> lit() const { return lit_; }
    [[nodiscard]] QString line(std::size_t i) const { return lines_.at(i); }
    [[nodiscard]] bool isWrong(std::size_t i) const { return wrong_.at(i); }

    /// Lets the font go by another width than that of the view.
    void fitTo(int width);
    /// The largest font, up to the usual one, in which no line is cut at the width that there is.
    [[nodiscard]] QFont fittingFont() const;
    /// From the left edge to the code, behind the numbers of its lines.
    [[nodiscard]] static int codeLeft(const QFont& code);

    /// Where the lit line is; nowhere if none is.
    [[nodiscard]] QRect litPlace() const;
    /// Of the fitting font.
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
    std::vector<bool> wrong_; ///< of each line, whether a slip has it wrong
    std::optional<std::size_t> lit_;
    int room_ = 0; ///< the width to fit, if it is not the view's
    /// The fitting fonts of the listings shown, and for which width and font they were found.
    mutable std::map<std::vector<QString>, QFont> fitting_;
    mutable std::pair<int, QFont> fittedTo_{-1, {}};
};

/// A listing that is scrolled where it is too long, by whole lines, so that the lit one is in view,
/// and some of what stands around it.
class ListingArea : public QScrollArea {
    Q_OBJECT

  public:
    ListingArea(ListingView& view, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// At which some of what stands around the lit line is in view.
    [[nodiscard]] int usefulHeight(int lines) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showWholeLines();
    void revealLit();

    ListingView& view_;
};

} // namespace prunus
