#include "ui/lessons/lessonpage.h"

#include "core/games/namedgame.h"
#include "core/notation/writetree.h"
#include "ui/lessons/lessontext.h"
#include "ui/lessons/lessonwords.h"
#include "ui/play/playdialog.h"
#include "ui/practice/answercanvas.h"
#include "ui/widgets/noticebar.h"

#include <QFrame>
#include <QKeyEvent>
#include <QTimer>
#include <sstream>
#include <string>
#include <utility>

namespace prunus {
namespace {

/// Below this, how far one is has no room.
constexpr int narrowStrip = 760;

std::string written(const GameTree& tree) {
    std::ostringstream text;
    writeJson(text, tree);
    return text.str();
}

/// Whether a moment or an exercise is about another tree than this one.
bool bringsAnother(const GameTree& tree, const LessonStep& step) {
    const auto differs = [&tree](const std::shared_ptr<const GameTree>& other) {
        return other == nullptr || written(tree) != written(*other);
    };
    if (const auto* const moment = std::get_if<LessonMoment>(&step)) {
        return differs(moment->tree);
    }
    const auto* const exercise = std::get_if<LessonExercise>(&step);
    return exercise != nullptr && differs(exercise->tree);
}

} // namespace

LessonPage::LessonPage(LessonRun& run, Exercise& exercise, PracticeActions& actions,
                       QWidget* parent)
    : QWidget(parent), run_(run), exercise_(exercise), actions_(actions),
      column_(new QVBoxLayout(this)), notice_(new NoticeBar(QStringLiteral("lessonNotice"), this)),
      strip_(new LessonStrip(run, this)) {
    setObjectName(QStringLiteral("lessonPage"));
    resize(window()->size()); // arranged for less, it would make the window higher
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    auto* line = new QFrame(this);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    column_->addWidget(notice_);
    column_->addWidget(line);
    column_->addWidget(strip_);
    connect(&run, &LessonRun::moved, this, &LessonPage::show);
    connect(&run, &LessonRun::failed, this, [this](const QString& message) {
        notice_->tell(message, {{tr("&Close"), [] {}}});
    });
    show();
    if (run.goesOn()) { // told once the page has its place, or the window would grow for it
        QTimer::singleShot(0, this, &LessonPage::tellGoesOn);
    }
}

void LessonPage::tellGoesOn() {
    std::vector<NoticeBar::Answer> answers;
    if (!run_.isHandedIn()) {
        answers.emplace_back(tr("&Begin again"), [this] { emit againAsked(); });
    }
    answers.emplace_back(tr("&Close"), [] {});
    notice_->tell(tr("This lesson goes on where it was left."), answers);
}

TreeCanvas* LessonPage::canvas() const {
    return question_ != nullptr  ? &question_->canvas()
           : reading_ != nullptr ? reading_->canvas()
                                 : nullptr;
}

void LessonPage::replace(QWidget* page) {
    delete std::exchange(question_, nullptr);
    delete std::exchange(reading_, nullptr);
    page->resize(size());
    column_->insertWidget(1, page, 1);
    page->show();
}

void LessonPage::show() {
    if (run_.isAsking()) {
        showQuestion();
    } else {
        showReading();
    }
}

void LessonPage::showQuestion() {
    if (question_ == nullptr) {
        auto* page = new PracticePage(exercise_, actions_, this);
        replace(page);
        question_ = page;
        question_->setTextScale(textScale_);
    }
    question_->setLesson(LessonWords::mode(run_.lesson().mode), LessonWords::where(run_));
    actions_.review->setChecked(false);
    run_.ask();
}

void LessonPage::showReading() {
    auto* page = new ReadingPage(reading(), actions_, this);
    replace(page);
    reading_ = page;
    reading_->setTextScale(textScale_);
    reading_->takeFocus();
    connect(reading_, &ReadingPage::playAsked, this, &LessonPage::play);
    connect(reading_, &ReadingPage::monteCarloAsked, this, &LessonPage::monteCarloAsked);
    connect(reading_, &ReadingPage::nextLessonAsked, this, &LessonPage::nextLessonAsked);
    // Later: the page that asks is replaced.
    connect(reading_, &ReadingPage::placeAsked, &run_, &LessonRun::goTo, Qt::QueuedConnection);
}

void LessonPage::play() {
    const auto& game = std::get<LessonGame>(run_.lesson().steps[run_.stops()[run_.at()].last()]);
    const auto position = gameNamed(game.game);
    if (!position) {
        return; // it was read, so it is one
    }
    using Plays = LessonGame::Plays;
    auto* dialog = new PlayDialog(played_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->playFrom(*position, game.plays == Plays::second, game.plays == Plays::first);
    dialog->setSearch(game.against, game.depth);
}

/// A text keeps the moment before it in view, unless another tree comes next, which it is about;
/// and a moment the text, back to the last exercise.
Reading LessonPage::reading() const {
    Reading now{LessonWords::mode(run_.lesson().mode), LessonWords::where(run_), {}};
    if (run_.isAtEnd()) {
        now.html = LessonWords::atEnd(run_);
        if (const ShippedLesson* const next = lessonAfter(run_.opened())) {
            now.nextLesson = QString::fromStdString(next->lesson.title);
        }
        return now;
    }
    if (run_.exerciseAt(run_.at()) != nullptr) {
        now.html = run_.isMakingTree() ? tr("The tree of this exercise is being made.")
                                       : tr("No tree was found that is as this exercise wants it.");
        return now;
    }
    const auto& steps = run_.lesson().steps;
    std::optional<QString> text;
    const std::size_t last = run_.stops()[run_.at()].last();
    for (std::size_t k = last + 1; k-- > 0;) {
        if (const auto* const said = std::get_if<LessonText>(&steps[k])) {
            text = text ? text : lessonHtml(QString::fromStdString(said->text));
        } else if (const auto* const moment = std::get_if<LessonMoment>(&steps[k])) {
            now.moment = now.moment ? now.moment : std::optional(*moment);
        } else if (const auto* const game = std::get_if<LessonGame>(&steps[k])) {
            if (k != last) {
                break; // a text behind a game is about something else
            }
            now.game = *game;
        } else {
            break;
        }
    }
    const std::size_t next = last + 1;
    if (now.moment && next < steps.size() && bringsAnother(*now.moment->tree, steps[next]) &&
        std::holds_alternative<LessonText>(steps[last])) {
        now.moment.reset();
    }
    now.html = text.value_or(QString());
    return now;
}

void LessonPage::setTextScale(double scale) {
    textScale_ = scale;
    if (question_ != nullptr) {
        question_->setTextScale(scale);
    }
    if (reading_ != nullptr) {
        reading_->setTextScale(scale);
    }
}

/// What nothing on the page takes turns it, once its question is closed.
void LessonPage::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool on = key == Qt::Key_Right || key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isAsked = question_ != nullptr && exercise_.isOpen();
    if (!plain || isAsked || (!on && key != Qt::Key_Left)) {
        QWidget::keyPressEvent(event);
        return;
    }
    QMetaObject::invokeMethod( // later: the page that has the keyboard is replaced
        strip_, [this, on] { on ? strip_->goOn() : strip_->goBack(); }, Qt::QueuedConnection);
}

void LessonPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    strip_->setNarrow(width() < int(narrowStrip * textScale_));
}

} // namespace prunus

#include "moc_lessonpage.cpp"
