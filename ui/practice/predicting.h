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
/// answers, and the run goes on; or a whole class is asked, and a step forward tells. Nothing is
/// counted and nothing kept. Meanwhile nothing in the window tells what is to come.
class Predicting : public QObject {
    Q_OBJECT

  public:
    /// All must outlive this; the band is at the foot of its parent.
    Predicting(Session& session, Playback& playback, QWidget* parent);

    /// One of them can be on.
    QAction* const predict;
    QAction* const askRoom;

    [[nodiscard]] PredictBand& band() const { return *band_; }
    /// Neither.
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
