#pragma once

#include <QHash>
#include <QLabel>
#include <map>

namespace prunus {

/// A label that lays out its text once for each width that a layout asks about. QLabel does so at
/// each request, and a layout asks about ten times for each change.
class PlainLabel : public QLabel {
    Q_OBJECT

  public:
    explicit PlainLabel(QWidget* parent);
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    mutable QString measured_; ///< the text that `heights_` belongs to
    mutable std::map<int, int> heights_;
};

/// A label whose text can be selected, and wraps at any width that its widest word fits into.
class WrappedLabel : public PlainLabel {
    Q_OBJECT

  public:
    explicit WrappedLabel(QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// The widths of words, kept because sentences repeat their words.
    mutable QHash<QString, int> widths_;
};

} // namespace prunus
