#pragma once

#include "core/practice/predictions.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"

#include <QAction>
#include <QObject>
#include <QShortcut>
#include <optional>
#include <vector>

namespace prunus {

class PredictBand;

/// Stops the ordinary steps at moments at which it is worth asking what comes next. Somebody
/// answers, and the run goes on; or a whole class is asked, and a step forward shows the answer.
/// Nothing is counted or kept. Meanwhile nothing in the window shows what is to come.
class Predicting : public QObject {
    Q_OBJECT

  public:
    /// Session and playback must outlive this. The band at the foot of the window is a child of
    /// `parent`.
    Predicting(Session& session, Playback& playback, QWidget* parent);

    /// The two modes, of which at most one is on: a user predicts, or a whole class is asked.
    QAction* const predict;
    QAction* const askRoom;

    [[nodiscard]] PredictBand& band() const { return *band_; }
    /// Switches both modes off.
    void end() const;

  private:
    struct Asked {
        Step at;
        std::vector<NextStep> choices;
    };

    QAction* makeAction(const char* name, const QString& text, const QString& tip);
    void toggled(QAction* action, QAction* other);
    [[nodiscard]] bool on() const { return predict->isChecked() || askRoom->isChecked(); }
    [[nodiscard]] QString reasonAgainst() const;
    void prepare();
    void look();
    void ask();
    void takeClick();
    void answer(int choice);
    void close();
    void tellQuiet();
    void tellWhatCame(const QString& headline);

    Session& session_;
    Playback& playback_;
    PredictBand* band_;
    std::vector<QShortcut*> keys_;
    std::vector<Step> stops_;
    std::optional<Asked> asked_;
    bool playsOn_ = false;
    Step last_;
};

} // namespace prunus
