#pragma once

#include "ui/practice/practiceactions.h"

#include <QGridLayout>
#include <QLabel>
#include <QWidget>

namespace prunus {

class ActionButton;

/// The band at the top of a page, with a background of its own. It says in words which mode this
/// is, where the user is in it, and which rules hold.
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
    /// Puts the rules on a line of their own if `narrow`, else beside the rest.
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
