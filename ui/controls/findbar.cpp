#include "ui/controls/findbar.h"

#include "ui/base/connecteach.h"
#include "ui/canvas/treecanvas.h"
#include "ui/look/chrome.h"
#include "ui/widgets/card.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace prunus {
namespace {

constexpr int pauseOfFinding = 200;

} // namespace

FindBar::FindBar(Session& session, TreeCanvas& canvas)
    : FloatingCard(Qt::TopRightCorner, &canvas),
      find(makeAction("find", tr("&Find a node…"), QKeySequence::Find)),
      findNext(makeAction("findNext", tr("Find ne&xt"), Qt::Key_F3)),
      findPrevious(makeAction("findPrevious", tr("Fi&nd previous"), Qt::SHIFT | Qt::Key_F3)),
      session_(session), canvas_(canvas), field_(new QLineEdit(this)),
      status_(new SpokenLabel(this)), count_(new FindCount(this)) {
    setObjectName(QStringLiteral("findBar"));
    status_->setObjectName(QStringLiteral("findStatus"));
    status_->setTextFormat(Qt::PlainText);
    build();
    pause_.setSingleShot(true);
    pause_.setInterval(pauseOfFinding);
    connect(&pause_, &QTimer::timeout, this, [this] {
        if (!status_->text().isEmpty()) {
            announce(*status_);
        }
    });
    connect(find, &QAction::triggered, this, &FindBar::open);
    connect(findNext, &QAction::triggered, this, &FindBar::next);
    connect(findPrevious, &QAction::triggered, this, &FindBar::previous);
    // Not textEdited: screen readers and what takes dictation set a text.
    connect(field_, &QLineEdit::textChanged, this, &FindBar::typed);
    connect(count_, &FindCount::counted, this, &FindBar::tell);
    connectEach(&session, this, &FindBar::searchAnew, &Session::documentChanged,
                &Session::traceChanged, &Session::hideUnreadLeavesChanged);
    connect(&session, &Session::stepChanged, this, [this] {
        // Names are found whether they were read or not.
        if (session_.hidesUnreadLeaves() && search_ && search_->sought().value) {
            searchAnew();
        }
    });
    connect(&session, &Session::selectionChanged, this, [this] {
        if (!turning_) {
            anchor_ = session_.selection();
            count();
        }
    });
    hide();
    searchAnew();
}

QAction* FindBar::makeAction(const char* name, const QString& text, const QKeySequence& key) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    return action;
}

void FindBar::build() {
    field_->setObjectName(QStringLiteral("findField"));
    field_->setAccessibleName(tr("Find a node by name, value or path"));
    field_->setPlaceholderText(tr("Name, value or path: C, −3, 0 2 1"));
    field_->setToolTip(tr("A name such as C, a value such as −3 or 3.5, a path of child numbers "
                          "such as 0 2 1 or [0,2,1], or in a game’s tree moves such as b2 a1."));
    field_->setClearButtonEnabled(true);
    field_->installEventFilter(this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 6, 6, 6);
    grid->setSpacing(6);
    grid->addWidget(field_, 0, 0);
    placeStatus(true);
    addButton(QStringLiteral("▲"), tr("Previous"), *findPrevious);
    addButton(QStringLiteral("▼"), tr("Next"), *findNext);
    auto* close = new QAction(this);
    close->setToolTip(tr("Close (%1)").arg(QKeySequence(Qt::Key_Escape).toString()));
    connect(close, &QAction::triggered, this, &FindBar::end);
    addButton(QStringLiteral("✕"), tr("Close"), *close);
}

void FindBar::addButton(const QString& text, const QString& name, QAction& action) {
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(
        action.shortcut().isEmpty()
            ? action.toolTip()
            //: What a button does, and its key.
            : tr("%1 (%2)").arg(name, action.shortcut().toString(QKeySequence::NativeText)));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // each has a key
    connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, button,
            [button, &action] { button->setEnabled(action.isEnabled()); });
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(button, 0, grid->columnCount());
}

/// Beside the field, or where it says too much for that, beneath.
void FindBar::placeStatus(bool beside) {
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->removeWidget(status_);
    status_->setWordWrap(!beside);
    beside ? grid->addWidget(status_, 0, 1) : grid->addWidget(status_, 1, 0, 1, -1);
}

void FindBar::changeEvent(QEvent* event) {
    FloatingCard::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        const QFontMetrics metrics = fontMetrics();
        field_->setFixedWidth(metrics.horizontalAdvance(field_->placeholderText()) + 40);
        // Wide enough for most of what it says, so that the field stays where it is.
        besideWidth_ = metrics.horizontalAdvance(
                           tr("%1 of %2").arg(shownCount(1'234'567), shownCount(1'234'567))) +
                       8;
        static_cast<QGridLayout*>(layout())->setColumnMinimumWidth(1, besideWidth_);
        tell();
    }
    if (event->type() == QEvent::PaletteChange) {
        tell();
    }
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == field_ &&
        (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (!enter && key.key() != Qt::Key_Escape) {
            return false;
        }
        event->accept(); // before it becomes a shortcut of the window
        if (event->type() == QEvent::KeyPress) {
            enter ? turn((key.modifiers() & Qt::ShiftModifier) != 0 ? -1 : 1) : end();
        }
        return true;
    }
    return FloatingCard::eventFilter(watched, event);
}

void FindBar::open() {
    if (!field_->hasFocus()) {
        before_ = QApplication::focusWidget();
        walkedBefore_ = canvas_.isWalking();
    }
    anchor_ = session_.selection();
    show();
    field_->setFocus(Qt::ShortcutFocusReason);
    field_->selectAll();
    count();
}

void FindBar::end() {
    // First the focus, then the bar: Qt would hand it to whatever comes next.
    if (before_ != nullptr && before_->isVisible()) {
        before_->setFocus(Qt::OtherFocusReason);
        if (before_ == &canvas_ && walkedBefore_) {
            canvas_.walkOn();
        }
    } else {
        field_->clearFocus();
    }
    hide();
    count();
}

void FindBar::searchAnew() {
    search_.reset();
    const SoughtText sought = readSought(field_->text().toStdString());
    if (session_.hasSearch()) {
        std::optional<ReadBy> shown;
        if (session_.hidesUnreadLeaves()) {
            shown = ReadBy{session_.trace().get(), session_.step()};
        }
        search_.emplace(session_.document()->tree, session_.document()->names, sought, shown);
    }
    find->setEnabled(search_.has_value());
    for (QAction* action : {findNext, findPrevious}) {
        action->setEnabled(search_ && !sought.empty());
    }
    count();
}

void FindBar::typed() {
    searchAnew();
    if (!search_ || search_->sought().empty()) {
        return;
    }
    // What was found stays found while the text grows.
    const bool still = anchor_ != noNode && search_->matches(anchor_);
    const NodeId found = still ? anchor_ : search_->next(anchor_);
    if (found != noNode) {
        point(found);
        count();
    }
}

void FindBar::turn(int by) {
    if (!search_ || search_->sought().empty()) {
        return;
    }
    const NodeId from = session_.selection();
    const bool onMatch = from != noNode && search_->matches(from);
    const NodeId found = by > 0 ? search_->next(from) : search_->previous(from);
    if (found == noNode) {
        tell();
        return;
    }
    anchor_ = found;
    point(found);
    if (onMatch && count_->tally()) {
        count_->turn(by);
        tell();
    } else {
        count();
    }
}

void FindBar::point(NodeId n) {
    turning_ = true;
    session_.select(n);
    turning_ = false;
    canvas_.reveal(n, isVisible() ? QRectF(geometry()) : QRectF());
}

void FindBar::count() {
    if (search_ && !search_->sought().empty() && isVisible()) {
        count_->start(*search_, session_.selection(), session_.document(), session_.trace());
    } else {
        count_->clear();
    }
    tell();
}

QString FindBar::nothingFound() const {
    const SoughtText& sought = search_->sought();
    const QString text = QString::fromStdString(sought.name);
    if (sought.value) {
        return search_->looksOnlyAtRead() ? tr("No leaf read so far has the value %1").arg(text)
                                          : tr("No node has the value %1").arg(text);
    }
    return sought.path ? tr("There is no node at %1").arg(text)
                       : tr("No node is called “%1”").arg(text);
}

void FindBar::tell() {
    const std::optional<Tally>& tally = count_->tally();
    QString text;
    bool none = false;
    if (tally && search_) {
        none = tally->total == 0;
        text = none ? nothingFound()
               : tally->rank == 0
                   //: So many nodes.
                   ? tr("%Ln found", nullptr, static_cast<int>(tally->total))
                   //: Which of the nodes that were found is selected.
                   : tr("%1 of %2").arg(shownCount(tally->rank), shownCount(tally->total));
    }
    QPalette colours;
    if (none) {
        colours.setColor(QPalette::WindowText, chromeFor(palette()).warningText);
    }
    status_->setPalette(colours);
    status_->setText(text);
    placeStatus(status_->fontMetrics().horizontalAdvance(text) <= besideWidth_);
    if (text != status_->accessibleName()) {
        status_->setAccessibleName(text);
        pause_.start();
    }
}

} // namespace prunus

#include "moc_findbar.cpp"
