#pragma once

#include "core/search/options.h"

#include <QComboBox>
#include <QGroupBox>

namespace prunus {

/// Which search is meant: an algorithm or a slip, under which rules and in which order.
class ProcedureFields : public QGroupBox {
    Q_OBJECT

  public:
    /// `name` tells it from others.
    ProcedureFields(const QString& title, const QString& name, QWidget* parent);

    [[nodiscard]] SearchOptions search() const;
    void choose(const SearchOptions& options);

  signals:
    void changed();

  private:
    [[nodiscard]] QComboBox* addBox(const QString& name, const QString& label);
    void addSearches();
    void derive();

    QComboBox* what_;
    QComboBox* rules_;
    QComboBox* order_;
};

} // namespace prunus
