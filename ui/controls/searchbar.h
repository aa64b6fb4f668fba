#pragma once

#include "ui/controls/searchchoices.h"
#include "ui/session/session.h"

#include <QComboBox>
#include <QMenu>
#include <QSpinBox>
#include <QToolBar>
#include <vector>

namespace prunus {

/// The tool bar, in which the user opens a tree and chooses how it is searched.
class SearchBar : public QToolBar {
    Q_OBJECT

  public:
    SearchBar(Session& session, QAction& open, QAction& examples, QMenu& presets,
              QWidget* parent = nullptr);

  signals:
    /// The first is emitted with a sentence when what was typed cannot be used, the second with the
    /// same sentence when it was typed anew or given up.
    void mistaken(const QString& message);
    void mended(const QString& message);

  protected:
    bool event(QEvent* event) override;

  private:
    struct Box {
        QComboBox* box = nullptr;
        Choices choices;
    };

    void addButton(const char* name, const QString& text, QAction& action);
    /// Adds a push button that opens a menu.
    void addMenuButton(const char* name, const QString& text, QMenu& menu);
    /// Adds a widget to the bar with a label before it, and returns the widget that holds both.
    QWidget* addHolder(const QString& label, QWidget* buddy);
    QSpinBox* makeSeed();
    std::size_t addBox(const char* name, const QString& label, Choices choices);
    std::size_t addBoxBeside(std::size_t other, const char* name, const QString& meaning,
                             Choices choices);
    QComboBox* makeBox(const char* name, const QString& meaning);
    std::size_t filled(QComboBox* box, Choices choices);
    void offer(std::size_t i, Choices choices);
    void offerForDocument();
    void choose(std::size_t i, int row);
    void derive();
    void tellSlip(const SearchOptions& options);
    void showLabelsThatFit();

    Session& session_;
    std::vector<Box> boxes_;
    std::vector<QWidget*> labels_;
    QSpinBox* seed_ = nullptr;
    std::size_t previousBest_ = 0;
    std::size_t rules_ = 0;
    std::size_t order_ = 0;
    std::size_t depth_ = 0;
    std::size_t root_ = 0;
};

} // namespace prunus
