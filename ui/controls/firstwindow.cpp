#include "ui/controls/firstwindow.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/lists.h"
#include "ui/words/localenumbers.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <cmath>
#include <optional>
#include <utility>

namespace prunus {
namespace {

std::optional<Value> readBound(QString text, Value whenEmpty) {
    text = typedNumber(text.trimmed());
    text.replace(QStringLiteral("∞"), QStringLiteral("inf"));
    if (text.isEmpty()) {
        return whenEmpty;
    }
    bool understood = false;
    const Value value = text.toDouble(&understood);
    return understood && !std::isnan(value) ? std::optional(value + 0.0) : std::nullopt;
}

QString shownBound(Value value, Value whenEmpty) {
    return value == whenEmpty ? QString() : shownNumber(value);
}

} // namespace

std::variant<Window, QString> readFirstWindow(const QString& alpha, const QString& beta) {
    const std::optional<Value> a = readBound(alpha, -infinity);
    const std::optional<Value> b = readBound(beta, infinity);
    if (!a || !b) {
        return FirstWindowFields::tr(
                   "“%1” is not a number. Give one such as 3 or −2.5, ∞ or −∞, or leave the field "
                   "empty.")
            .arg(a ? beta : alpha);
    }
    if (*a >= *b) {
        return FirstWindowFields::tr("α must be less than β, but %1 is not less than %2.")
            .arg(shownNumber(*a), shownNumber(*b));
    }
    return Window{*a, *b};
}

QString whyNoWindow(Algorithm algorithm) {
    if (traits(algorithm).takesWindow) {
        return {};
    }
    QStringList able;
    for (const AlgorithmTraits& each : algorithms) {
        if (each.takesWindow) {
            able << shownAlgorithm(each.algorithm);
        }
    }
    return FirstWindowFields::tr("%1 cannot be given a first window. These can: %2.")
        .arg(shownAlgorithm(algorithm), listed(able));
}

FirstWindowFields::FirstWindowFields(Session& session, QWidget* parent)
    : QWidget(parent), session_(session),
      alpha_(makeField("alpha", tr("α of the first window"), QStringLiteral("−∞"))),
      beta_(makeField("beta", tr("β of the first window"), QStringLiteral("+∞"))) {
    setObjectName(QStringLiteral("firstWindowFields"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QLineEdit* field : {alpha_, beta_}) {
        auto* name = makeLabel("boxLabel", this);
        name->setText(field == alpha_ ? QStringLiteral("α") : QStringLiteral("β"));
        setMuted(*name, true);
        name->setBuddy(field);
        row->addWidget(name);
        row->addWidget(field);
    }
    connectEach(&session, this, &FirstWindowFields::giveUp, &Session::documentChanged,
                &Session::optionsConfirmed);
    connectEach(&session, this, &FirstWindowFields::follow, &Session::traceChanged,
                &Session::busyChanged);
    connect(&session, &Session::failed, this, &FirstWindowFields::follow);
    derive();
}

QLineEdit* FirstWindowFields::makeField(const char* name, const QString& label,
                                        const QString& whenEmpty) {
    auto* field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    field->setPlaceholderText(whenEmpty);
    field->setAlignment(Qt::AlignHCenter);
    connect(field, &QLineEdit::returnPressed, this, [this, field] {
        // After typing a number, the keys belong to the window again.
        if (apply() && !qobject_cast<QDialog*>(window())) {
            field->clearFocus();
        }
    });
    field->installEventFilter(this);
    // Not textEdited: screen readers and what takes dictation set a text.
    connect(field, &QLineEdit::textChanged, this, [this, field] { take(*field); });
    return field;
}

/// What is set from elsewhere, nobody will leave.
void FirstWindowFields::take(QLineEdit& field) {
    forgive();
    field.setModified(true); // which Qt says only of what is typed
    if (!alpha_->hasFocus() && !beta_->hasFocus()) {
        static_cast<void>(apply());
    }
}

/// Qt's editingFinished does not come a second time after Enter, if nothing was typed since.
bool FirstWindowFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        leave();
    }
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    auto* field = qobject_cast<QLineEdit*>(watched);
    if (key && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        field->isModified() && !qobject_cast<QDialog*>(window())) {
        if (event->type() == QEvent::KeyPress) {
            giveUp();
            field->clearFocus();
        }
        event->accept(); // before it becomes a shortcut
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FirstWindowFields::leave() {
    if (alpha_->hasFocus() || beta_->hasFocus()) {
        return; // the other field may yet make it a window
    }
    if (isEnabled() && (alpha_->isModified() || beta_->isModified())) {
        static_cast<void>(apply());
        derive(); // what was wrong is told all the same
        setWrong(*alpha_, false);
        setWrong(*beta_, false);
    }
}

bool FirstWindowFields::apply() {
    const auto read = readFirstWindow(alpha_->text(), beta_->text());
    if (const auto* const wrong = std::get_if<QString>(&read)) {
        tell(*wrong);
        return false;
    }
    forgive();
    alpha_->setModified(false);
    beta_->setModified(false);
    SearchOptions options = session_.wantedOptions();
    options.window = std::get<Window>(read);
    session_.setOptions(options);
    derive();
    return true;
}

/// Marks the field whose text is no number, or both if they are no window together.
void FirstWindowFields::tell(const QString& message) {
    forgive();
    told_ = message;
    const bool alpha = !readBound(alpha_->text(), -infinity);
    const bool beta = !readBound(beta_->text(), infinity);
    for (QLineEdit* field : {alpha_, beta_}) {
        if (alpha == beta || alpha == (field == alpha_)) {
            setWrong(*field, true);
            field->setAccessibleDescription(message);
        }
    }
    emit mistaken(message);
}

void FirstWindowFields::forgive() {
    for (QLineEdit* field : {alpha_, beta_}) {
        setWrong(*field, false);
        field->setAccessibleDescription({});
    }
    if (!told_.isEmpty()) {
        emit mended(std::exchange(told_, QString()));
    }
}

/// A number that is being typed is not lost to a search that lands meanwhile.
void FirstWindowFields::follow() {
    const bool typing =
        (alpha_->hasFocus() || beta_->hasFocus()) && (alpha_->isModified() || beta_->isModified());
    const bool takes = traits(session_.wantedOptions().algorithm).takesWindow;
    if (!typing || !takes || session_.opening()) {
        giveUp();
    }
}

/// Back to the window that holds.
void FirstWindowFields::giveUp() {
    forgive();
    derive();
}

void FirstWindowFields::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        const int digits = fontMetrics().horizontalAdvance(QStringLiteral("−1000"));
        for (QLineEdit* field : {alpha_, beta_}) {
            field->setFixedWidth(digits + 14);
        }
    }
}

void FirstWindowFields::derive() {
    const Algorithm algorithm = session_.wantedOptions().algorithm;
    const bool takes = traits(algorithm).takesWindow;
    // A window that is kept for later is not shown as if it held now.
    const Window shown = takes ? session_.wantedOptions().window : Window{};
    const QSignalBlocker alpha(alpha_);
    const QSignalBlocker beta(beta_);
    alpha_->setText(shownBound(shown.alpha, -infinity));
    beta_->setText(shownBound(shown.beta, infinity));
    setEnabled(takes && session_.hasSearch() && !session_.opening());
    setToolTip(takes ? tr("The window of the first call, from MAX’s side. An empty field is open.")
                     : whyNoWindow(algorithm));
}

FirstWindowDialog::FirstWindowDialog(Session& session, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("firstWindowDialog"));
    setWindowTitle(tr("First window"));
    auto* text = makeLabel("firstWindowText", this);
    text->setWordWrap(true);
    text->setText(
        tr("The search starts with this window, from MAX’s side. An empty field is open. "
           "With a window, the result is exact, or only a bound: fail low or fail high."));
    auto* fields = new FirstWindowFields(session, this);
    auto* message = makeLabel("firstWindowMessage", this);
    message->setWordWrap(true);
    message->setForegroundRole(QPalette::BrightText); // that of a warning
    // Room for two lines, so that nothing moves when it comes and goes.
    message->setMinimumHeight(2 * message->fontMetrics().lineSpacing());
    connect(fields, &FirstWindowFields::mistaken, message, &QLabel::setText);
    connect(fields, &FirstWindowFields::mended, message, &QLabel::clear);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* open = buttons->addButton(tr("Open window"), QDialogButtonBox::ResetRole);
    open->setObjectName(QStringLiteral("openWindow"));
    open->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, [&session] {
        SearchOptions options = session.wantedOptions();
        options.window = {};
        session.setOptions(options);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(fields, 0, Qt::AlignLeft);
    column->addWidget(message);
    column->addWidget(buttons);
}

} // namespace prunus

#include "moc_firstwindow.cpp"
