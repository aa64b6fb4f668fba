#pragma once

#include "core/practice/showing.h"
#include "ui/base/job.h"
#include "ui/figures/sheet.h"
#include "ui/practice/practicemenu.h"
#include "ui/session/panes.h"
#include "ui/session/playback.h"

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <utility>
#include <vector>

namespace prunus {

class PracticePage;
class TreeCanvas;

/// Practice in the window: while somebody practises, a page of its own stands in the place of the
/// tree and all panels, and the commands about the open tree are out of reach. When it ends, all is
/// as it was before.
class PracticeMode : public QObject {
    Q_OBJECT

  public:
    /// `steps` is what the page takes the place of, in the layout of its parent.
    PracticeMode(Session& session, Playback& playback, QWidget& steps, QMainWindow& window);

    /// Takes the course from these settings, and keeps it there from now on.
    void keepIn(QSettings& settings) { courses_.keepIn(settings); }
    [[nodiscard]] PracticeMenu* menu() const { return menu_; }
    /// The tree that is asked about; null while nobody practises.
    [[nodiscard]] TreeCanvas* canvas() const;
    /// What asks while the search of the open tree is stepped through.
    [[nodiscard]] Predicting& predicting() const { return *predicting_; }
    [[nodiscard]] bool practising() const { return page_ != nullptr; }
    [[nodiscard]] Exercise& exercise() { return exercise_; }
    /// The question for paper, with the answer so far or without. Only while somebody practises.
    [[nodiscard]] FigureSheet sheet(bool answered) const;
    void begin(const QuestionSet& set);
    /// Keeps on disk what is answered, in this folder.
    void keepIn(const QString& folder) { exercise_.keepIn(folder); }
    /// Whether no answer would be lost that nobody has checked.
    [[nodiscard]] bool mayClose() const {
        return !practising() || !exercise_.isUnchecked() || exercise_.isKept();
    }
    /// Goes on at once, or asks first where the window's end would lose such an answer.
    void closeThen(const std::function<void()>& goOn);
    /// Does nothing unless somebody practises. The set goes on where it is when it begins again.
    void leave();
    void setTextScale(double scale);

  signals:
    void practisingChanged(bool practising);
    /// In a window of its own: the answer stays as it is.
    void differenceWanted(const prunus::Difference& difference);

  private:
    void findDifference();
    void askToLeave();
    void askForNewTree();
    void askToBeginAgain();
    void ask(const QString& text, const QString& more, const QString& yes,
             const std::function<void()>& goOn);
    void setSearchAside();
    void takeSearchBack();
    void clearWindow();
    void lockCommands();
    void lockEntries(QMenu& menu);
    void unlockCommands();
    void hide(QWidget& widget);

    Session& session_;
    QMainWindow& window_;
    QWidget& steps_;
    Exercise exercise_;
    Courses courses_;
    Job<std::optional<Difference>> showing_;
    PracticeActions* actions_;
    Predicting* predicting_;
    PracticeMenu* menu_;
    PracticePage* page_ = nullptr;
    double textScale_ = 1;
    /// Hidden or out of reach meanwhile.
    std::vector<QPointer<QWidget>> hidden_;
    std::vector<QAction*> lockedMenus_;
    struct Locked {
        QPointer<QAction> action;
        bool wasEnabled;
        QString toolTip;
    };
    std::vector<Locked> lockedEntries_;
    std::vector<std::pair<QMenu*, bool>> saysTips_;
    /// Where the search of the open tree was.
    struct Place {
        Beat beat;
        NodeId selection = noNode;
        std::vector<NodeId> witnesses;
        bool hidesUnreadLeaves = false;
    };
    Place place_;
    QPointer<QWidget> focus_;
    bool tookDrops_ = false;
};

} // namespace prunus
