#include "ui/practice/courseform.h"

#include "core/practice/profilejson.h"
#include "ui/base/wholefile.h"
#include "ui/controls/firstwindow.h"
#include "ui/practice/courses.h"
#include "ui/widgets/card.h"
#include "ui/widgets/formarea.h"
#include "ui/widgets/savedialog.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace prunus {
namespace {

/// As files call them, behind what a course does not say.
constexpr std::array<const char*, 6> shapeWords{"", "up", "down", "square", "trapezoid", "circle"};

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
    addLook();
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

QDoubleSpinBox* CourseForm::addShare(const char* name, const QString& label, double now) {
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, 100);
    box->setSuffix(QStringLiteral(" %"));
    box->setValue(100 * now);
    form_->addRow(label, box);
    return box;
}

/// The words stand in the order of their enumerators.
void CourseForm::addConventions() {
    algorithm_ = addChoice("courseAlgorithm", tr("Questions are about"), {}, 0);
    for (const AlgorithmTraits& each : everyAlgorithm) {
        Profile about;
        about.algorithm = each.algorithm;
        if (keysNotKept(about).empty() || each.algorithm == course_.algorithm) {
            algorithm_->addItem(shownAlgorithm(each.algorithm), static_cast<int>(each.algorithm));
        }
    }
    algorithm_->setCurrentIndex(algorithm_->findData(static_cast<int>(course_.algorithm)));
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
    order_ = addChoice("courseOrder", tr("Children are searched"),
                       {tr("from the left"), tr("from the right")}, course_.order);
    rootCalls_ = addChoice("courseRootCalls", tr("Moves of the root"),
                           {tr("share the root’s window"), tr("begin with an open window each")},
                           course_.rootCalls);
    leafSide_ =
        addChoice("courseLeafSide", tr("Numbers at leaves are from the side"),
                  {tr("of MAX"), tr("of the player who would move there")}, course_.leafSide);
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
    strict_ = addFlag("courseStrict", tr("Answers under other courses’ rules are wrong"),
                      course_.strictConvention);
    follow_ =
        addShare("courseFollow", tr("What follows from a mistake counts"), course_.followShare);
    addWritten();
    unverified_ = addText("courseUnverified", tr("Keys to be checked"), {});
    QStringList keys;
    for (const std::string& each : course_.unverified) {
        keys << QString::fromStdString(each);
    }
    unverified_->setText(keys.join(QStringLiteral(", ")));
    unverified_->setToolTip(tr("Names of keys in the file, such as cut and fail, of which nobody "
                               "knows how the course has them."));
}

void CourseForm::addWritten() {
    ownSide_ = addFlag("courseOwnSide", tr("At MAX only α is written, at MIN only β"),
                       course_.ownSideOnly);
    leafBounds_ =
        addFlag("courseLeafBounds", tr("α and β are written at leaves, too"), course_.leafBounds);
    crossed_ =
        addChoice("courseCrossed", tr("Bounds that would cross"),
                  {tr("are written as they are"), tr("stop at each other")}, course_.crossed);
    late_ = addFlag("courseLate", tr("A window that closes at the last child is a cutoff"),
                    course_.lateEdge);
    partial_ = addChoice(
        "coursePartial", tr("Crosses count"),
        {tr("by skipped subtrees"), tr("a part less for each error"), tr("all or nothing")},
        course_.partial);
    perError_ = addShare("coursePerError", tr("That part"), course_.perError);
    hideUnread_ = addFlag("courseHideUnread", tr("Solutions grey leaves that are not read"),
                          course_.hideUnreadLeaves);
}

/// What players look like, and are called.
void CourseForm::addLook() {
    const auto shape = [this](const char* player) {
        const auto at = course_.shapes.find(player);
        const std::string word = at == course_.shapes.end() ? std::string() : at->second;
        return static_cast<int>(std::ranges::find(shapeWords, word) - shapeWords.begin());
    };
    const QStringList shapes{tr("as usual"), tr("△"),          tr("▽"),
                             tr("squares"),  tr("trapezoids"), tr("circles")};
    maxShape_ = addChoice("courseMaxShape", tr("MAX nodes are"), shapes, shape("max"));
    minShape_ = addChoice("courseMinShape", tr("MIN nodes are"), shapes, shape("min"));
    const auto word = [this](const char* key) {
        const auto at = course_.words.find(key);
        return at == course_.words.end() ? std::string() : at->second;
    };
    words_ = {{"max", addText("courseMaxWord", tr("MAX is called"), word("max"))},
              {"min", addText("courseMinWord", tr("MIN is called"), word("min"))},
              {"alpha", addText("courseAlphaWord", tr("α is called"), word("alpha"))},
              {"beta", addText("courseBetaWord", tr("β is called"), word("beta"))}};
    QStringList others;
    for (const auto& [key, text] : course_.words) {
        if (!words_.contains(key)) {
            //: A key of the file, and the course's word.
            others << tr("%1: “%2”").arg(QString::fromStdString(key), QString::fromStdString(text));
        }
    }
    if (!others.isEmpty()) {
        auto* kept = makeWrappedLabel("courseWordsKept", this);
        kept->setText(tr("The file has more words of the course, which are kept: %1.")
                          .arg(others.join(QStringLiteral(", "))));
        form_->addRow(kept);
    }
}

void CourseForm::takeLook(Profile& course) const {
    for (const auto& [player, choice] :
         {std::pair("max", maxShape_), std::pair("min", minShape_)}) {
        const char* const shape = shapeWords.at(static_cast<std::size_t>(choice->currentIndex()));
        course.shapes.erase(player);
        if (*shape != '\0') {
            course.shapes[player] = shape;
        }
    }
    for (const auto& [key, field] : words_) {
        course.words.erase(key);
        if (const QString word = field->text().trimmed(); !word.isEmpty()) {
            course.words[key] = word.toStdString();
        }
    }
}

namespace {

/// One that was not changed stays as it is, or it would be rounded.
void takeShare(const QDoubleSpinBox& box, double& share) {
    if (std::abs(box.value() - 100 * share) > 0.005) {
        share = box.value() / 100;
    }
}

} // namespace

void CourseForm::takeWritten(Profile& course) const {
    course.order = static_cast<Profile::Order>(order_->currentIndex());
    course.leafSide = static_cast<Profile::LeafSide>(leafSide_->currentIndex());
    course.rootCalls = static_cast<Profile::RootCalls>(rootCalls_->currentIndex());
    course.ownSideOnly = ownSide_->isChecked();
    course.leafBounds = leafBounds_->isChecked();
    course.crossed = static_cast<Profile::Crossed>(crossed_->currentIndex());
    course.lateEdge = late_->isChecked();
    course.partial = static_cast<Profile::Partial>(partial_->currentIndex());
    takeShare(*perError_, course.perError);
    takeShare(*follow_, course.followShare);
    course.hideUnreadLeaves = hideUnread_->isChecked();
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
    course.algorithm = static_cast<Algorithm>(algorithm_->currentData().toInt());
    course.countRoot = countRoot_->isChecked();
    course.countLeavesAsNodes = countLeaves_->isChecked();
    course.strictConvention = strict_->isChecked();
    takeWritten(course);
    takeLook(course);
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

#include "moc_courseform.cpp"
