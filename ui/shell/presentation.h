#pragma once

#include <QAction>
#include <QMainWindow>
#include <vector>

namespace prunus {

/// Presenting: while the window fills the screen it shows the tree, the timeline, what just
/// happened and the pseudocode, and nothing else. All keys go on working. When it ends, by whatever
/// means, all is as it was before.
class Presentation : public QObject {
    Q_OBJECT

  public:
    /// Escape ends it, unless one of these actions is enabled, which Escape does first.
    Presentation(QMainWindow& window, QList<QAction*> doneFirst);

    /// Begins and ends it.
    QAction* const fullScreen;
    [[nodiscard]] bool presenting() const { return presenting_; }
    /// How large the text is then, for a class, if it is of this scale otherwise.
    [[nodiscard]] static double textScale(double usual);
    void fillScreen(bool full);

  signals:
    /// The text is to grow or to shrink.
    void presentingChanged();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void begin();
    void end();
    void restorePanels();
    void hideWhatIsNotNeeded();
    void keepKeys();
    void derive();

    QMainWindow& window_;
    QList<QAction*> doneFirst_;
    QAction* leave_;
    bool presenting_ = false;
    std::vector<QWidget*> hidden_;
    std::vector<QAction*> kept_;
    QByteArray layout_;
    QSize size_;
};

} // namespace prunus
