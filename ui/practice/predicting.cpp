#include "ui/practice/predicting.h"

#include "core/practice/sliptrace.h"
#include "ui/base/connecteach.h"
#include "ui/practice/predictband.h"
#include "ui/words/predictwords.h"

#include <QSignalBlocker>
#include <algorithm>
#include <utility>

namespace prunus {

Predicting::Predicting(Session& session, Playback& playback, QWidget* parent)
    : QObject(parent),
      predict(makeAction("predict", tr("Pre&dict"),
                         tr("Stops where it is worth asking what the search does next."))),
      askRoom(makeAction("askRoom", tr("Ask the roo&m"),
                         tr("Asks a whole class what the search does next, in large letters; a "
                            "step forward tells."))),
      session_(session), playback_(playback), band_(new PredictBand(parent)) {
    connect(predict, &QAction::toggled, this, [this] { toggled(predict, askRoom); });
    connect(askRoom, &QAction::toggled, this, [this] { toggled(askRoom, predict); });
    for (int k = 0; k < 4; ++k) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_1 + k), parent);
        key->setEnabled(false);
        connect(key, &QShortcut::activated, this, [this, k] { answer(k); });
        keys_.push_back(key);
    }
    connect(band_, &PredictBand::chosen, this, &Predicting::answer);
    connectEach(&session, this, &Predicting::prepare, &Session::documentChanged,
                &Session::traceChanged);
    connect(&session.panes(), &Panes::panesChanged, this, &Predicting::prepare);
    connect(&session, &Session::stepChanged, this, &Predicting::look);
    connect(&session, &Session::selectionChanged, this, &Predicting::takeClick);
    prepare();
}

QAction* Predicting::makeAction(const char* name, const QString& text, const QString& tip) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setCheckable(true);
    action->setToolTip(tip);
    return action;
}

void Predicting::toggled(QAction* action, QAction* other) {
    if (action->isChecked()) {
        const QSignalBlocker quiet(other);
        other->setChecked(false);
    }
    prepare();
}

void Predicting::end() const {
    predict->setChecked(false);
    askRoom->setChecked(false);
}

/// Why nothing can be asked about this search; empty if it can.
QString Predicting::reasonAgainst() const {
    if (!session_.hasSearch()) {
        return tr("Needs a tree.");
    }
    if (session_.panes().sideBySide()) {
        return tr("Needs a single search: with several side by side, one tells of the other.");
    }
    if (session_.trace()->plain() != nullptr) {
        return isMistaken(session_.options())
                   ? tr("Needs a right search, and no slip.")
                   : tr("Needs a search that is called once, and not for each root move.");
    }
    if (session_.trace()->repeats()) {
        return tr("Needs a search that visits no node twice, such as alpha-beta.");
    }
    return session_.document()->tree.nodeCount() > mostNodesPredicted
               ? tr("Needs a tree of up to %1 nodes.").arg(mostNodesPredicted)
               : QString();
}

/// For this search, from where it is.
void Predicting::prepare() {
    close();
    const QString reason = reasonAgainst();
    const bool asks = on() && reason.isEmpty();
    stops_ =
        asks ? stepsToPredict(session_.document()->tree, *session_.trace()) : std::vector<Step>();
    std::vector<Beat> stops;
    for (const Step each : stops_) {
        stops.emplace_back(each.value);
    }
    playback_.setStops(std::move(stops));
    session_.setAskWhatComes(on());
    last_ = session_.hasSearch() ? session_.step() : Step{};
    band_->setLarge(askRoom->isChecked());
    band_->setVisible(on());
    tellQuiet();
}

void Predicting::tellQuiet() {
    if (const QString reason = reasonAgainst(); !reason.isEmpty()) {
        band_->tell(reason, {});
    } else {
        band_->tell(tr("Step forward, or play: it stops where something is asked."), {});
    }
}

/// Steps forward come to the question, and from it to what came; all else passes it by.
void Predicting::look() {
    if (stops_.empty()) {
        return;
    }
    const Step now = session_.step();
    const bool forward = now == last_ + 1 || playback_.playing();
    const bool told = asked_ && now == asked_->at + 1;
    last_ = now;
    close();
    if (forward && std::ranges::binary_search(stops_, now)) {
        ask();
    } else if (told) {
        tellWhatCame({});
    } else {
        tellQuiet();
    }
}

void Predicting::ask() {
    playsOn_ = playback_.playing();
    const Moment moment = session_.moment();
    asked_ = Asked{session_.step(), nextSteps(moment)};
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    const PredictWords words(naming, session_.side());
    QStringList choices;
    for (const NextStep& each : asked_->choices) {
        choices << words.choice(each);
    }
    band_->ask(words.prompt(), choices);
    for (QShortcut* each : keys_) {
        each->setEnabled(predict->isChecked());
    }
}

/// On the node where it goes next.
void Predicting::takeClick() {
    const NodeId n = session_.selection();
    if (!asked_ || !predict->isChecked() || n == noNode) {
        return;
    }
    for (std::size_t k = 0; k < asked_->choices.size(); ++k) {
        const NextStep& each = asked_->choices[k];
        const bool goes = each.kind == NextStep::Kind::reads || each.kind == NextStep::Kind::enters;
        if (goes && each.node == n) {
            answer(static_cast<int>(k));
            return;
        }
    }
}

void Predicting::answer(int choice) {
    const auto k = static_cast<std::size_t>(choice);
    if (!asked_ || k >= asked_->choices.size()) {
        return;
    }
    const bool right = comesNext(session_.moment(), asked_->choices[k]);
    const bool playsOn = playsOn_;
    close();
    session_.setStep(session_.step() + 1);
    tellWhatCame(right ? tr("Right.") : tr("Something else comes next."));
    if (playsOn) {
        playback_.setPlaying(true);
    }
}

/// No question is open any more.
void Predicting::close() {
    asked_.reset();
    playsOn_ = false;
    for (QShortcut* each : keys_) {
        each->setEnabled(false);
    }
}

/// As the card says it of this step.
void Predicting::tellWhatCame(const QString& headline) {
    const Moment moment = session_.moment();
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    const auto [title, body] = PredictWords(naming, session_.side()).happened();
    band_->tell(headline.isEmpty() ? title : headline + u' ' + title, body);
}

} // namespace prunus

#include "moc_predicting.cpp"
