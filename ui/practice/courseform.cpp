#include "ui/practice/courseform.h"

#include "core/practice/profilejson.h"
#include "ui/base/wholefile.h"
#include "ui/controls/firstwindow.h"
#include "ui/widgets/formarea.h"
#include "ui/widgets/savedialog.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

namespace prunus {
namespace {

const QString courseEnding = QStringLiteral(".prunus-profile.json");

QString shownIfFinite(Value bound) {
    return std::isinf(bound) ? QString() : shownNumber(bound);
}

} // namespace

CourseForm::CourseForm(Profile course, const QString& path, QWidget* parent)
    : QDialog(parent), course_(std::move(course)), path_(path) {
    setObjectName(QStringLiteral("courseForm"));
    setWindowTitle(tr("A course"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* fields = new QWidget(this);
    form_ = new QFormLayout(fields);
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    title_ = addText("courseTitle", tr("Title"), course_.title);
    source_ = addText("courseSource", tr("Source"), course_.source);
    addConventions();
    addMarking();
    fault_ = new SpokenLabel(this);
    fault_->setObjectName(QStringLiteral("courseFault"));
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setForegroundRole(QPalette::BrightText); // that of a warning
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* save = buttons->addButton(tr("&Save as a file…"), QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("saveCourse"));
    save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &CourseForm::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new FormArea(*fields, this), 1);
    column->addWidget(fault_);
    column->addWidget(buttons);
}

QLineEdit* CourseForm::addText(const char* name, const QString& label, const std::string& text) {
    auto* field = new QLineEdit(QString::fromStdString(text), this);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    field->setCursorPosition(0); // a long text from its beginning
    form_->addRow(label, field);
    return field;
}

template <class E>
QComboBox* CourseForm::addChoice(const char* name, const QString& label, const QStringList& words,
                                 E now) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->addItems(words);
    box->setCurrentIndex(static_cast<int>(now));
    form_->addRow(label, box);
    return box;
}

QCheckBox* CourseForm::addFlag(const char* name, const QString& text, bool now) {
    auto* box = new QCheckBox(text, this);
    box->setObjectName(QLatin1String(name));
    box->setChecked(now);
    form_->addRow(box);
    return box;
}

/// The words stand in the order of their enumerators.
void CourseForm::addConventions() {
    root_ =
        addChoice("courseRoot", tr("At the root moves"),
                  {tr("who does in the tree"), shownPlayer(Player::max), shownPlayer(Player::min)},
                  !course_.root                  ? 0
                  : *course_.root == Player::max ? 1
                                                 : 2);
    cut_ = addChoice("courseCut", tr("Cut when"), {tr("α ≥ β"), tr("α > β")}, course_.cut);
    fail_ = addChoice(
        "courseFail", tr("Nodes return"),
        {tr("nothing outside their window (fail-hard)"), tr("the best that was found (fail-soft)")},
        course_.fail);
    const std::string none;
    alpha_ = addText("courseAlpha", tr("α of the first window"), none);
    alpha_->setText(shownIfFinite(course_.window.alpha));
    alpha_->setPlaceholderText(QStringLiteral("−∞"));
    beta_ = addText("courseBeta", tr("β of the first window"), none);
    beta_->setText(shownIfFinite(course_.window.beta));
    beta_->setPlaceholderText(QStringLiteral("+∞"));
    ties_ = addChoice("courseTies", tr("Of equal moves"),
                      {tr("the first is right"), tr("the last is right"), tr("any is right")},
                      course_.tieMove);
}

void CourseForm::addMarking() {
    line_ = addChoice("courseLine", tr("Line of play"),
                      {tr("to its end"), tr("the move and the reply"), tr("the move alone")},
                      course_.lineLength);
    values_ = addChoice("courseValues", tr("Returned values are written"),
                        {tr("as numbers"), tr("as bounds: ≤ 3, ≥ 3, = 3"), tr("as intervals: 2…5")},
                        course_.valueNotation);
    windows_ = addChoice("courseWindows", tr("α and β are written"),
                         {tr("as a node is entered"), tr("as the search leaves it"),
                          tr("each time they change"), tr("on the branches"), tr("never")},
                         course_.windowShown);
    countRoot_ =
        addFlag("courseCountRoot", tr("The root counts as a visited node"), course_.countRoot);
    countLeaves_ =
        addFlag("courseCountLeaves", tr("Leaves count as nodes"), course_.countLeavesAsNodes);
    strict_ =
        addFlag("courseStrict", tr("What > gives is wrong under ≥"), course_.strictConvention);
    follow_ = addFlag("courseFollow", tr("What follows rightly from a wrong entry is right"),
                      course_.followThrough);
    unverified_ = addText("courseUnverified", tr("Keys to be checked"), {});
    QStringList keys;
    for (const std::string& each : course_.unverified) {
        keys << QString::fromStdString(each);
    }
    unverified_->setText(keys.join(QStringLiteral(", ")));
    unverified_->setToolTip(tr("Names of keys in the file, such as cut and fail, of which nobody "
                               "knows how the course has them."));
}

std::optional<Profile> CourseForm::course() {
    const auto window = readFirstWindow(alpha_->text(), beta_->text());
    if (const auto* const wrong = std::get_if<QString>(&window)) {
        warn(*wrong);
        return std::nullopt;
    }
    Profile course = course_;
    course.title = title_->text().trimmed().toStdString();
    course.source = source_->text().trimmed().toStdString();
    course.root = root_->currentIndex() == 0
                      ? std::nullopt
                      : std::optional(root_->currentIndex() == 1 ? Player::max : Player::min);
    course.cut = static_cast<CutRule>(cut_->currentIndex());
    course.fail = static_cast<FailMode>(fail_->currentIndex());
    course.window = std::get<Window>(window);
    course.tieMove = static_cast<Profile::Ties>(ties_->currentIndex());
    course.lineLength = static_cast<Profile::LineLength>(line_->currentIndex());
    course.windowShown = static_cast<Profile::WindowShown>(windows_->currentIndex());
    course.valueNotation = static_cast<Profile::ValueNotation>(values_->currentIndex());
    course.countRoot = countRoot_->isChecked();
    course.countLeavesAsNodes = countLeaves_->isChecked();
    course.strictConvention = strict_->isChecked();
    course.followThrough = follow_->isChecked();
    course.unverified.clear();
    for (const QString& each : unverified_->text().split(u',', Qt::SkipEmptyParts)) {
        course.unverified.push_back(each.trimmed().toStdString());
    }
    if (const auto read = readProfile(writeProfile(course)); !read) {
        warn(shownMessage(read.error().message));
        return std::nullopt;
    }
    return course;
}

void CourseForm::askForFile() {
    if (!course()) {
        return;
    }
    const QFileInfo file(path_);
    auto* dialog = makeSaveDialog(
        this, {.name = "saveDialog",
               .title = tr("Save the course"),
               .kinds = {tr("Courses (*%1)").arg(courseEnding)},
               .folder = path_.isEmpty() ? QString() : file.path(),
               .file = path_.isEmpty() ? tr("course") + courseEnding : file.fileName()});
    connect(dialog, &QFileDialog::fileSelected, this, &CourseForm::write);
    dialog->open();
}

void CourseForm::write(const QString& path) {
    auto course = this->course();
    if (!course) {
        return;
    }
    QString id = QFileInfo(path).fileName();
    course->id = id.remove(courseEnding).toStdString();
    const QString wrong = writeWhole(QByteArray::fromStdString(writeProfile(*course)), path);
    if (!wrong.isEmpty()) {
        warn(wrong);
        return;
    }
    emit saved(path);
    accept();
}

void CourseForm::warn(const QString& text) {
    fault_->setText(text);
    announce(*fault_);
}

} // namespace prunus
