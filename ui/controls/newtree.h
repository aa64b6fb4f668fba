#pragma once

#include "ui/controls/recipefields.h"
#include "ui/controls/treefinder.h"
#include "ui/controls/wishfields.h"
#include "ui/session/loading.h"
#include "ui/session/session.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace prunus {

class TreeCanvas;

/// The dialog of File ▸ New tree: it shows a random tree, drawn and searched, while the recipe
/// changes. If properties are ticked, it looks for a tree that has them.
class NewTreeDialog : public QDialog {
    Q_OBJECT

  public:
    /// The search that the preview shows, and that the requested properties are about, has these
    /// options.
    explicit NewTreeDialog(const SearchOptions& options, QWidget* parent = nullptr);

  signals:
    /// Requests to open the tree that is shown. Whoever takes it accepts the dialog.
    void created(const prunus::UnsavedTree& tree);

  private:
    QWidget* buildFields();
    QWidget* buildPreview();
    void draw();
    void look();
    void landed(const WishOutcome& outcome);
    void show(const std::shared_ptr<const GameTree>& tree);
    void tell(const QString& text, bool wrong);
    void derive();
    void create();

    Session preview_;
    SearchOptions options_;
    RecipeFields* recipe_;
    WishFields* wishes_;
    TreeFinder finder_;
    QTimer tick_;
    TreeCanvas* canvas_ = nullptr;
    QLabel* said_ = nullptr;
    QPushButton* find_ = nullptr;
    QPushButton* create_ = nullptr;
    /// The tree to be created; null while the recipe gives no tree, or none with the requested
    /// properties was found yet.
    std::shared_ptr<const GameTree> tree_;
};

} // namespace prunus
