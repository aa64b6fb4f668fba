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
    /// Adds a row above the rows of the figure.
    void addRow(const QString& label, QWidget* field);
    /// Adds a check box below those of the figure.
    QCheckBox* addCheck(const QString& text, const char* name, bool on);
    /// Renames the light theme where it stands for something else, such as leaving the choice to
    /// the reader; `meaning` is its tool tip.
    void nameLight(const QString& name, const QString& meaning);
    /// Adds the choice of boards, which only games' trees have.
    void addBoards();
    /// Adds the choice of notes, which only trees with notes have.
    void addNotes();
    /// Adds the choice of a question's empty boxes; blanks() returns it and needs addBlanks()
    /// before.
    void addBlanks(const Blanks& blanks);
    [[nodiscard]] Blanks blanks() const;
    /// Enables the choices that a question has, or else those that other figures have.
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
