#pragma once

#include <QAction>
#include <QMainWindow>
#include <vector>

namespace prunus {

class ProjectorBar;
class Timeline;

/// Presenting: while the window fills the screen it shows the tree, the timeline, what just
/// happened and the pseudocode, or the tree alone with a sentence at the foot. All keys go on
/// working, and a bar at the top edge has what is chosen meanwhile. When it ends, by whatever
/// means, all is as it was before.
class Presentation : public QObject {
    Q_OBJECT

  public:
    /// Escape ends presenting, unless one of the actions `doneFirst` is enabled: then Escape
    /// triggers that action.
    Presentation(QMainWindow& window, QList<QAction*> doneFirst);

    /// Begins and ends presenting.
    QAction* const fullScreen;
    /// Closes all panels, and shows what just happened at the foot instead.
    QAction* const atFoot;
    /// Brings up the bar.
    QAction* const showBar;
    /// Sets what the bar offers, the band at the foot, and the timeline; to be called once all of
    /// them are there.
    void use(const QList<QMenu*>& menus, const QList<QAction*>& actions, QWidget& band,
             Timeline& timeline);
    /// Says whether a page stands in the place of the tree and all panels now.
    void setPage(bool on);
    [[nodiscard]] bool presenting() const { return presenting_; }
    /// Returns the scale of the text while presenting to a class, from its `usual` scale.
    [[nodiscard]] static double textScale(double usual);
    void fillScreen(bool full);

  signals:
    /// Presenting has begun or ended, and the text is to grow or to shrink.
    void presentingChanged();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void begin();
    void end();
    void hideWhatIsNotNeeded();
    void showWhatWasHidden();
    void keepKeys();
    void releaseKeys();
    void showAtFoot();
    void showBand();
    void derive();

    QMainWindow& window_;
    QList<QAction*> doneFirst_;
    QAction* leave_;
    ProjectorBar* bar_;
    QWidget* band_ = nullptr;
    Timeline* timeline_ = nullptr;
    bool presenting_ = false;
    bool page_ = false;
    std::vector<QWidget*> hidden_;
    std::vector<QAction*> kept_;
    QSize size_;
};

} // namespace prunus
