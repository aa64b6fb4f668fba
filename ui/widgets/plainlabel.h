#pragma once

#include <QHash>
#include <QLabel>
#include <map>

namespace prunus {

/// A label that lays its text out once for each width that a layout asks it about; QLabel does so
/// each time, and a layout asks some ten times for each change.
class PlainLabel : public QLabel {
    Q_OBJECT

  public:
    explicit PlainLabel(QWidget* parent);
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    mutable QString measured_; ///< the text that the heights are of
    mutable std::map<int, int> heights_;
};

/// A text that wraps in whatever width it gets, as long as its widest word fits in, and can be
/// selected.
class WrappedLabel : public PlainLabel {
    Q_OBJECT

  public:
    explicit WrappedLabel(QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    mutable QHash<QString, int> widths_; ///< of words: sentences say the same ones again
};

} // namespace prunus
