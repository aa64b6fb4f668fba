#pragma once

#include "ui/controls/searchchoices.h"
#include "ui/session/stepactions.h"

#include <QMenu>

namespace prunus {

/// The Search menu: the steps and their keys, and every option of the search.
class SearchMenu : public QMenu {
    Q_OBJECT

  public:
    SearchMenu(Session& session, StepActions& actions, QWidget* parent = nullptr);

    /// For a button that offers the same.
    [[nodiscard]] QMenu& presets() const { return *presets_; }
    [[nodiscard]] QAction& usual() const { return *usual_; }

  private:
    QMenu* addChoices(const char* name, const QString& title, const Choices& choices);
    void fill(QMenu& menu, const Choices& choices);
    void fillForDocument();
    void addFirstWindow();
    void addUsual();
    void derive();

    Session& session_;
    QMenu* presets_;
    QAction* firstWindow_;
    QAction* usual_;
    QMenu* previousBest_;
    QMenu* rules_;
    QMenu* depth_;
    QMenu* root_;
};

} // namespace prunus
