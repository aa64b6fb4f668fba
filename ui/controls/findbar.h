#pragma once

#include "ui/controls/findcount.h"
#include "ui/widgets/floatingcard.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTimer>

namespace prunus {

class TreeCanvas;

/// Finds nodes by what is typed: name, value or path; see NodeSearch. Each node found is selected
/// and brought into view. Enter leads to the next, Shift+Enter to the previous one, Escape closes
/// the bar and gives the focus back.
class FindBar : public FloatingCard {
    Q_OBJECT

  public:
    /// Makes a bar over the canvas; the session must outlive this.
    FindBar(Session& session, TreeCanvas& canvas);

    QAction* const find;
    QAction* const findNext;
    QAction* const findPrevious;

    /// What stands beside the field: which match of how many, or that there is none.
    [[nodiscard]] QString status() const { return status_->text(); }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QAction* makeAction(const char* name, const QString& text, const QKeySequence& key);
    void build();
    void addButton(const QString& text, const QString& name, QAction& action);
    void placeStatus(bool beside);
    void open();
    void end();
    void next() { turn(1); }
    void previous() { turn(-1); }
    void turn(int by);
    /// Makes the search anew after the text, the tree or what may be seen of it has changed.
    void searchAnew();
    void typed();
    /// Selects a node and brings it into view.
    void point(NodeId n);
    void count();
    void tell();
    [[nodiscard]] QString nothingFound() const;

    Session& session_;
    TreeCanvas& canvas_;
    QLineEdit* field_;
    QLabel* status_;
    int besideWidth_ = 0;
    FindCount* count_;
    QTimer pause_; ///< delays the announcement, so that it comes once while the text grows
    std::optional<NodeSearch> search_;
    /// The node where the search began; a longer text is looked for from there, too.
    NodeId anchor_ = noNode;
    bool turning_ = false;
    QPointer<QWidget> before_;
    bool walkedBefore_ = false;
};

} // namespace prunus
