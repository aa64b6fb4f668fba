#pragma once

#include "core/generate/wish.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QWidget>
#include <vector>

namespace prunus {

/// The fields in which the properties that a tree shall have are ticked.
class WishFields : public QWidget {
    Q_OBJECT

  public:
    explicit WishFields(QWidget* parent = nullptr);

    [[nodiscard]] std::vector<Wish> wishes() const;

  signals:
    void changed();

  private:
    struct Row {
        Wish::Kind kind;
        QCheckBox* wanted;
        QComboBox* relation = nullptr; ///< null if nothing is counted
        QSpinBox* count = nullptr;
    };

    void add(Wish::Kind kind, const char* name, const QString& text, int count = 0,
             Wish::Relation relation = Wish::Relation::exactly);
    void addSlip();
    void derive();

    std::vector<Row> rows_;
    QComboBox* slip_ = nullptr;
};

} // namespace prunus
