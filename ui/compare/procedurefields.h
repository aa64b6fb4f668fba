#pragma once

#include "core/search/options.h"

#include <QComboBox>
#include <QGroupBox>

namespace prunus {

/// The fields in which a search is chosen: an algorithm or a slip, its rules and its order.
class ProcedureFields : public QGroupBox {
    Q_OBJECT

  public:
    /// The object names of the fields begin with `name`, so that they differ from those of other
    /// ProcedureFields.
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
