#pragma once

#include "ui/widgets/spokenlabel.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QWidget>
#include <vector>

namespace prunus {

/// At the foot of the window: what comes next is asked, with what may, and told.
class PredictBand : public QWidget {
    Q_OBJECT

  public:
    explicit PredictBand(QWidget* parent);

    /// Large, for a whole class, with what may come next in words and not to be chosen.
    void setLarge(bool large);
    void setTextScale(double scale);
    void ask(const QString& question, const QStringList& choices);
    /// What came; or, while nothing is asked, what is to be done.
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
