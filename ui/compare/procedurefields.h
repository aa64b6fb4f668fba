#pragma once

#include "core/practice/procedure.h"

#include <QComboBox>
#include <QGroupBox>

namespace prunus {

/// Which procedure is meant: an algorithm or a slip, under which rules and in which order.
class ProcedureFields : public QGroupBox {
    Q_OBJECT

  public:
    /// `name` tells it from others.
    ProcedureFields(const QString& title, const QString& name, QWidget* parent);

    [[nodiscard]] Procedure procedure() const;
    /// An algorithm, under these rules.
    void choose(const SearchOptions& options);

  signals:
    void changed();

  private:
    [[nodiscard]] QComboBox* addBox(const QString& name, const QString& label);
    void addAlgorithms();
    void addSlips();
    void derive();

    QComboBox* what_;
    QComboBox* rules_;
    QComboBox* order_;
};

} // namespace prunus
