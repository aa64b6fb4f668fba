#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace prunus {

/// A group with a border and a title, like a panel, that cannot be moved.
class Framed : public QWidget {
    Q_OBJECT

  public:
    /// Makes a group without a title if `title` is empty.
    Framed(const QString& title, QWidget* parent);

    [[nodiscard]] QVBoxLayout& column() const { return *column_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QVBoxLayout* column_;
};

/// The background behind cards, with the same colour as behind panels.
class SideGround : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace prunus
