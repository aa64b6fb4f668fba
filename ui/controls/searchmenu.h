#pragma once

#include "ui/controls/searchchoices.h"
#include "ui/session/session.h"

#include <QMenu>

namespace prunus {

/// The Search menu: every option of the search except who moves first, which belongs to the tree.
class SearchMenu : public QMenu {
    Q_OBJECT

  public:
    explicit SearchMenu(Session& session, QWidget* parent = nullptr);

    /// The presets and the usual search, for a button that offers the same.
    [[nodiscard]] QMenu& presets() const { return *presets_; }
    [[nodiscard]] QAction& usual() const { return *usual_; }

  private:
    QMenu* addChoices(const char* name, const QString& title, const Choices& choices);
    void fill(QMenu& menu, const Choices& choices);
    void fillForDocument();
    void addFirstWindow();
    void addUsual();
    void addSlips();
    void deriveSlips();
    void derive();

    Session& session_;
    QMenu* presets_;
    QAction* firstWindow_;
    QAction* usual_;
    QMenu* previousBest_;
    QMenu* rules_;
    QMenu* depth_;
    QMenu* slips_ = nullptr;
    QAction* besideSlip_ = nullptr;
};

} // namespace prunus
