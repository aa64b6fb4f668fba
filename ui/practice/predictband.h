#pragma once

#include "ui/widgets/spokenlabel.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QWidget>
#include <vector>

namespace prunus {

/// The band at the foot of the window that asks what comes next, with choices, and then says what
/// came.
class PredictBand : public QWidget {
    Q_OBJECT

  public:
    explicit PredictBand(QWidget* parent);

    /// Makes the band large, for a whole class: the choices are then words that cannot be chosen.
    void setLarge(bool large);
    void setTextScale(double scale);
    void ask(const QString& question, const QStringList& choices);
    /// Says what came next; or, while nothing is asked, what the user can do.
    void tell(const QString& headline, const QString& text);

  signals:
    void chosen(int choice);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void fit();

    SpokenLabel* headline_;
    QLabel* text_;
    QBoxLayout* row_;
    std::vector<QPushButton*> buttons_;
    bool large_ = false;
    double textScale_ = 1;
};

} // namespace prunus
