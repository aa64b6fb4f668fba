#pragma once

#include "ui/figures/figure.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QWidget>

namespace prunus {

/// The choices that every figure has, as a column of fields; dialogs add their own above.
class FigureChoicesForm : public QWidget {
    Q_OBJECT

  public:
    FigureChoicesForm(const FigureStyle& style, QWidget* parent);

    [[nodiscard]] FigureStyle style() const;
    /// A row above those of the figure.
    void addRow(const QString& label, QWidget* field);
    /// A choice below those of the figure.
    QCheckBox* addCheck(const QString& text, const char* name, bool on);
    /// Where the light theme stands for something else, such as leaving the choice to the reader.
    void nameLight(const QString& name, const QString& meaning);
    /// A choice that only games' trees have.
    void addBoards();
    /// A choice that only trees with notes have.
    void addNotes();
    /// Which empty boxes a question has; addBlanks() comes before.
    void addBlanks(const Blanks& blanks);
    [[nodiscard]] Blanks blanks() const;
    /// Leaves the choices that a question has, or else all others.
    void chooseFor(bool question);

  signals:
    void changed();

  private:
    void deriveNotes();

    FigureStyle given_;
    QFormLayout* rows_;
    int own_ = 0;
    QComboBox* colours_;
    QCheckBox* windows_;
    QCheckBox* values_;
    QCheckBox* names_;
    QCheckBox* pruned_;
    QCheckBox* hideUnread_;
    QCheckBox* boards_ = nullptr;
    QCheckBox* notes_ = nullptr;
    QCheckBox* blankWindows_ = nullptr;
    QCheckBox* blankValues_ = nullptr;
};

} // namespace prunus
