#pragma once

#include "ui/session/session.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

namespace prunus {

/// A titled card of the side column.
class Card : public QWidget {
    Q_OBJECT

  public:
    explicit Card(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const { return title_->text(); }

  protected:
    [[nodiscard]] QVBoxLayout& body() { return *body_; }
    [[nodiscard]] QLabel& titleLabel() { return *title_; }
    /// At the right of the title.
    void addToHeader(QWidget& widget) { header_->addWidget(&widget, 0, Qt::AlignTop); }
    void paintEvent(QPaintEvent* event) override;

  private:
    QLabel* title_;
    QVBoxLayout* body_;
    QHBoxLayout* header_;
};

/// A label whose text wraps and can be selected, in the muted colour if so asked.
[[nodiscard]] QLabel* makeLabel(const char* objectName, QWidget* parent);
void setMuted(QWidget& widget, bool muted);
void setBold(QWidget& widget, bool bold);
/// So that what lies beneath does not jump from step to step.
void keepPlaceWhenHidden(QWidget& widget);

} // namespace prunus
