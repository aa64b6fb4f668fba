#pragma once

#include "ui/practice/practiceactions.h"

#include <QGridLayout>
#include <QLabel>
#include <QWidget>

namespace prunus {

class ActionButton;

/// At the top, on a ground of its own: the mode in words, where one is in it and under which rules.
class ModeBand : public QWidget {
    Q_OBJECT

  public:
    /// The actions must outlive this.
    ModeBand(PracticeActions& actions, QWidget* parent);

    void setMode(const QString& mode, const QString& leave);
    void setWhere(const QString& where) { where_->setText(where); }
    void setRules(const QString& rules) { rules_->setText(rules); }
    [[nodiscard]] QString where() const { return where_->text(); }
    [[nodiscard]] QString rules() const { return rules_->text(); }
    /// With the rules in a line of their own.
    void setNarrow(bool narrow);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QGridLayout* grid_;
    QLabel* mode_;
    QLabel* where_;
    QLabel* rules_;
    ActionButton* leave_;
};

} // namespace prunus
